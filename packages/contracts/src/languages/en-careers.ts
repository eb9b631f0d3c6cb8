import type { ReaderWords } from './words/reader-words.js'
import { words } from './words/words.js'

/** English roles, organisations and degrees, in a file of their own. */
export const careers: NonNullable<ReaderWords['latin']> = {
  roles: words(`
    engineer | developer | manager | director | analyst | consultant | architect | designer | nurse |
    chef | cook | cashier | accountant | assistant | intern | trainee | apprentice | teacher | tutor |
    lecturer | professor | researcher | scientist | specialist | coordinator | koordinator |
    administrator | officer | clerk | associate | lead | head of | chief | president | vice president |
    founder | co-founder | owner | partner | executive | supervisor | technician | operator |
    representative | agent | advisor | adviser | attorney | lawyer | paralegal | physician | doctor |
    surgeon | therapist | pharmacist | dentist | midwife | caregiver | driver | mechanic | electrician |
    carpenter | plumber | welder | waiter | waitress | bartender | barista | host | server |
    receptionist | secretary | bookkeeper | auditor | controller | treasurer | editor | writer |
    journalist | reporter | photographer | artist | producer | programmer | tester | recruiter | planner |
    buyer | seller | salesperson | sales | marketer | strategist | translator | interpreter | librarian |
    counselor | counsellor | social worker | coach | trainer | instructor | mentor | volunteer | member |
    chair | captain | sous chef | fellow | student | principal | contractor | freelance | builder |
    inspector | surveyor | scrum master | product owner | team member | leader | organizer | organiser |
    ambassador | steward | guard | cleaner | picker | packer | stocker | merchandiser | stylist | baker |
    butcher | farmer | gardener | pilot | sailor | ta | ra | cto | ceo | cfo | coo | vp | commis |
    maitre | referee | maintainer | contributor | postdoc | postdoctoral | senior | junior
  `),
  organisations: words(`
    inc | llc | ltd | limited | corp | corporation | company | co | gmbh | ag | kg | se | bv | nv | sa |
    sas | sarl | srl | spa | lda | plc | llp | sp z o o | z o o | s a | oy | ab | group | holding |
    holdings | hospital | clinic | medical center | medical centre | health | healthcare | university |
    college | school | academy | institute | bank | insurance | mutual | partners | associates |
    solutions | systems | technologies | technology | software | labs | laboratory | laboratories |
    studio | studios | agency | foundation | society | association | club | council | department |
    ministry | city of | county | state of | government | authority | museum | library | church |
    restaurant | hotel | cafe | bistro | kitchen | market | supermarket | stores | store | shop |
    grocery | foods | pharmacy | rehabilitation | services | consulting | logistics | payments | media |
    press | network | networks | international | global | industries | works | center | centre | trust |
    team | union | community | charity | bakery | farm | airlines | telecom | energy | motors | pharma |
    capital | ventures | organization | organisation | house | shelter | food bank | red cross |
    habitat for humanity | division | faculty
  `),
  degrees: words(`
    bcom | b com | bcomm | mcom | m com | bca | mca | bpharm | mpharm | bds | mbbs | pgce | pgdip |
    dphil | mres | msci | bachelor | master | masters | doctor | doctorate | phd | ph d | mphil | mba |
    bsc | b sc | msc | m sc | ba | b a | ma | m a | bs | b s | ms | m s | beng | b eng | meng | m eng |
    btech | mtech | b tech | m tech | bba | bfa | mfa | llb | llm | jd | j d | md | m d | associate |
    aas | a a s | aa | a a | as | a s | diploma | certificate | high school diploma | ged | g e d |
    foundation | honours | minor | major | exchange | a levels | gcse | hnd | hnc | nvq | btec |
    postgraduate | graduate | undergraduate | nursing diploma | apprenticeship | engineer s degree |
    degree
  `),
}
