import { listed } from './languages/listed.js'

/**
 * Stems of words that name what a person does, without diacritics; collected from the headings of the ISCO-08
 * classification of occupations and its national versions in the supported languages.
 */
export const roleStems: readonly string[] = listed(`
    engineer | developer | manager | director | analyst | consultant | architect | designer | nurse |
    chef | cook | cashier | accountant | assistant | intern | trainee | apprentice | teacher | tutor |
    lecturer | professor | researcher | scientist | specialist | coordinator | koordinator | administrator | officer |
    clerk | associate | lead | head of | chief | president | vice president | founder | co-founder |
    owner | partner | executive | supervisor | technician | operator | representative | agent | advisor |
    adviser | attorney | lawyer | paralegal | physician | doctor | surgeon | therapist | pharmacist |
    dentist | midwife | caregiver | driver | mechanic | electrician | carpenter | plumber | welder |
    waiter | waitress | bartender | barista | host | server | receptionist | secretary | bookkeeper |
    auditor | controller | treasurer | editor | writer | journalist | reporter | photographer | artist |
    producer | programmer | tester | recruiter | planner | buyer | seller | salesperson | sales |
    marketer | strategist | translator | interpreter | librarian | counselor | counsellor |
    social worker | coach | trainer | instructor | mentor | volunteer | member | chair | captain |
    sous chef | fellow | student | principal | contractor | freelance | builder | inspector | surveyor |
    scrum master | product owner | team member | leader | organizer | organiser | ambassador | steward |
    guard | cleaner | picker | packer | stocker | merchandiser | stylist | baker | butcher | farmer |
    gardener | pilot | sailor | ta | ra | cto | ceo | cfo | coo | vp | commis | maitre | referee |
    translator | treasurer | maintainer | contributor | postdoc | postdoctoral | ingenier |
    desarrollador | gerente | jefe | jefa | analista | consultor | arquitect | disenador | enfermer |
    cociner | cajer | contable | contador | asistente | auxiliar | becari | practicante | profesor |
    maestr | investigador | coordinador | administrativ | encargad | responsable | tecnic |
    representante | abogad | medic | voluntari | dependient | camarer | ingenieur | entwickler | leiter |
    berater | architekt | gestalter | pfleger | pflegefach | krankenschwester | koch | kochin |
    kassierer | buchhalter | assistent | praktikant | werkstudent | auszubildende | lehrer | dozent |
    wissenschaftliche | mitarbeiter | sachbearbeiter | referent | techniker | verkaufer | kauffrau |
    kaufmann | geschaftsfuhrer | vorstand | fachkraft | meister | geselle | arzt | anwalt | ehrenamtlich |
    betreuer | trainerin | kellner | developpeur | developpeuse | directeur | directrice | charge de |
    chargee de | chef de | consultant | infirmier | cuisinier | caissier | comptable | stagiaire |
    alternant | enseignant | professeur | chercheur | technicien | vendeur | vendeuse | conseiller |
    gestionnaire | avocat | benevole | serveur | redacteur | adjoint | engenheir | desenvolvedor |
    diretor | enfermeir | cozinheir | estagiari | pesquisador | professora | coordenador | vendedor |
    advogad | chefe | ingegner | sviluppator | direttor | responsabil | consulent | architett |
    infermier | cuoc | cassier | contabil | assistente | tirocinant | stagist | insegnant | docent |
    ricercator | coordinator | impiegat | addett | tecnico | avvocat | medico | camerier | ontwikkelaar |
    leidinggevende | adviseur | verpleegkundige | kok | kassamedewerker | boekhouder | stagiair | leraar |
    onderzoeker | medewerker | projectleider | vrijwilliger | hoofd | teamleider | verkoper | inzynier |
    programist | kierownik | dyrektor | analityk | konsultant | projektant | pielegniar | kucharz |
    kasjer | ksiegow | asystent | stazyst | praktykant | nauczyciel | badacz | specjalist | koordynator |
    technik | konstruktor | wolontariusz | sprzedawc | doradc | lekarz | prawnik | mlodszy | starszy |
    senior | junior
  `)

/** Stems of words that occur in the names of organisations, same form. */
export const organisationStems: readonly string[] = listed(`
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
    habitat for humanity | universidad | hospital | instituto | colegio | escuela | empresa | grupo |
    banco | ayuntamiento | fundacion | clinica | restaurante | universitat | hochschule | fachhochschule |
    klinik | klinikum | krankenhaus | schule | gymnasium | akademie | verein | stiftung | stadt | bundes |
    landes | werke | gesellschaft | gruppe | betrieb | buro | restaurant | universite | ecole | lycee |
    hopital | clinique | societe | mairie | banque | groupe | association | fondation | cabinet | agence |
    universidade | escola | faculdade | fundacao | camara | universita | politecnico | scuola | liceo |
    istituto | ospedale | azienda | gruppo | banca | comune | fondazione | associazione | ristorante |
    universiteit | hogeschool | ziekenhuis | bedrijf | stichting | gemeente | vereniging | groep |
    uniwersytet | politechnika | szkola | akademia | szpital | przedsiebiorstwo | spolka | biuro |
    fundacja | stowarzyszenie | urzad | liceum | technikum | grupa | zaklad | pracownia | kolo |
    division | faculty | fachbereich | abteilung | referat | fakultat | lehrstuhl | ortsverband |
    departement | faculte | departamento | facultad | dipartimento | facolta | afdeling | faculteit |
    wydzial
  `)

/** Words that name what was done at a school, as the first words of a degree. */
export const degreeStems: readonly string[] = listed(`
    bcom | b com | bcomm | mcom | m com | bca | mca | bpharm | mpharm | bds | mbbs | pgce | pgdip | dphil | mres | msci |
    bachelor | master | masters | doctor | doctorate | phd | ph d | mphil | mba | bsc | b sc | msc |
    m sc | ba | b a | ma | m a | bs | b s | ms | m s | beng | b eng | meng | m eng | btech | mtech | b tech | m tech | bba |
    bfa | mfa | llb | llm | jd | j d | md | m d | associate | aas | a a s | aa | a a | as | a s |
    diploma | certificate | high school diploma | ged | g e d | foundation | honours | minor | major |
    exchange | a levels | gcse | hnd | hnc | nvq | btec | abitur | fachabitur | diplom | magister |
    staatsexamen | promotion | ausbildung | lehre | mittlere reife | licenciatura | licenciad | grado |
    grado en | maestria | master universitario | doctorado | bachillerato | tecnico | ingenieria |
    licence | maitrise | doctorat | baccalaureat | bac | bts | dut | cap | bep | diplome | mestrado |
    doutorado | doutoramento | bacharelado | bacharel | laurea | laurea magistrale | laurea triennale |
    dottorato | maturita | diploma di | inzynier | licencjat | mgr | inz | mgr inz | doktor | doktorat |
    matura | studia | propedeuse | vwo | havo | mbo | hbo | postgraduate | graduate | undergraduate |
    nursing diploma | apprenticeship | engineer s degree | degree
  `)
