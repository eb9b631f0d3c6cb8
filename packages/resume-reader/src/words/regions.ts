import { words } from '@thumbfolio/contracts/languages'

/** States, provinces, counties and the like. Those that are called as their towns are (Madrid, Utrecht) are left out. */
export const regionNames = words(`
  alabama | alaska | arizona | arkansas | california | colorado | connecticut | delaware | florida | georgia | hawaii |
  idaho | illinois | indiana | iowa | kansas | kentucky | louisiana | maine | maryland | massachusetts | michigan |
  minnesota | mississippi | missouri | montana | nebraska | nevada | new hampshire | new jersey | new mexico | new york |
  north carolina | north dakota | ohio | oklahoma | oregon | pennsylvania | rhode island | south carolina |
  south dakota | tennessee | texas | utah | vermont | virginia | washington | west virginia | wisconsin | wyoming |
  puerto rico | alberta | british columbia | manitoba | new brunswick | newfoundland and labrador | nova scotia |
  ontario | prince edward island | quebec | saskatchewan | new south wales | queensland | south australia | tasmania |
  western australia | bedfordshire | berkshire | buckinghamshire | cambridgeshire | cheshire | cornwall | cumbria |
  derbyshire | devon | dorset | county durham | east sussex | west sussex | essex | gloucestershire | greater london |
  greater manchester | hampshire | herefordshire | hertfordshire | isle of wight | kent | lancashire | leicestershire |
  lincolnshire | merseyside | norfolk | north yorkshire | south yorkshire | west yorkshire |
  east riding of yorkshire | northamptonshire | northumberland | nottinghamshire | oxfordshire | rutland | shropshire |
  somerset | staffordshire | suffolk | surrey | tyne and wear | warwickshire | west midlands | wiltshire |
  worcestershire | aberdeenshire | ayrshire | lanarkshire | midlothian | perthshire | mid glamorgan |
  south glamorgan | west glamorgan | pembrokeshire | carmarthenshire | county antrim | county down |
  baden wurttemberg | bavaria | bayern | hesse | hessen | mecklenburg vorpommern | lower saxony | niedersachsen |
  nordrhein westfalen | north rhine westphalia | rheinland pfalz | saarland | saxony | sachsen | sachsen anhalt |
  schleswig holstein | thuringen | thuringia | burgenland | karnten | niederosterreich | oberosterreich | steiermark |
  tirol | vorarlberg | andalucia | aragon | asturias | cantabria | castilla la mancha | castilla y leon | catalonia |
  cataluna | catalunya | comunidad de madrid | comunidad valenciana | euskadi | extremadura | galicia | islas baleares |
  islas canarias | la rioja | navarra | pais vasco | region de murcia | auvergne rhone alpes |
  bourgogne franche comte | bretagne | centre val de loire | grand est | hauts de france | ile de france | normandie |
  nouvelle aquitaine | occitanie | pays de la loire | provence alpes cote d azur | abruzzo | basilicata | calabria |
  campania | emilia romagna | friuli venezia giulia | lazio | liguria | lombardia | lombardy | marche | molise |
  piemonte | puglia | sardegna | sicilia | toscana | tuscany | trentino alto adige | umbria | valle d aosta | veneto |
  drenthe | flevoland | friesland | gelderland | limburg | noord brabant | noord holland | overijssel | zeeland |
  zuid holland | dolnoslaskie | kujawsko pomorskie | lubelskie | lubuskie | lodzkie | malopolskie | mazowieckie |
  opolskie | podkarpackie | podlaskie | pomorskie | slaskie | swietokrzyskie | warminsko mazurskie | wielkopolskie |
  zachodniopomorskie
`)

/** As they are written behind a town, in capitals. */
export const regionCodes = words(`
  al | ak | az | ar | ca | co | ct | de | fl | ga | hi | id | il | in | ia | ks | ky | la | me | md | ma | mi | mn | ms |
  mo | mt | ne | nv | nh | nj | nm | ny | nc | nd | oh | ok | or | pa | pr | ri | sc | sd | tn | tx | ut | vt | va | wa |
  wv | wi | wy | dc | ab | bc | mb | nb | ns | on | qc | sk | nsw | vic | qld | act
`)
