/** Verbs that change their vowel, in normal form without endings: the infinitive's stem, then the others. */
export const verbs = `
begin begon; bied bod; bijt bet; bind bond; blaas blies; blijk blek; breng brach; breek brak brok; denk dach; doe ded da doen gedan; drijf dref;
dring drong; dwing dwong; drink dronk; druip drop; duik dok; ga ging gan gegan; gev gaf gaven; giet got; glij gled; graaf grof groef; grijp grep; hang hing; heb had; hef hief; help hielp holp;
houd hield hiel hou; kies koos kos koz; kijk kek; klim klom; kling klonk; knijp knep; koop koch; krijg kreg; kruip krop; laat liet; lees las;
loop liep; meet mat; melk molk; moet moes; neem nam nom; prijs pres; raad ried; rijd red rij; rijz rez; roep riep; ruik rok; schenk schonk;
schiet schot; schijn schen; schrijf schref schrev; schrik schrok; schuif schof; slaap sliep; slijp slep; sluit slot slui sloo; smelt smolt; snijd sned snij;
spreek sprak sprok; spring sprong; spin spon; sta stond ston stan gestan; steek stak stok; sterf stierf storf; stijg steg; strijd stred strij stre; strijk strek; tref trof;
trek trok; val viel; vang ving vangs; vecht voch; verdwijn verdwen; vergeet vergat; verlies verlor; verzin verzon; vind vond; vlieg vlog; vraag vroeg; vries vror;
weeg wog; werf wierf worf; werp wierp worp; weet wis; wijs wes wez wee; win wint won; zend zond; zie zag zien gezien; zing zong; zink zonk; zit zat;
zoek zoch; zwem zwom; zweer zwoer; zuig zog;
bak bakt; bel belt beld; dek dekt; fok fokt; hak hakt; kap kapt; kam kamt kamd; leg legt legd; los lost; mik mikt; mix mixt mixd; pak pakt; pas past; ren rent rend; rol rolt rold; tap tapt;
tel telt teld; tik tikt; til tilt tild; vis vist; vul vult vuld; wek wekt; zet gezet geze; deelnem deelnam; ijk ijkt geijkt; sla sloeg slan; kom kwam; tred trad; spuit spui spoot; smed smee; kned knee; buig boog; hijs hees; scher schoor;
uitzen uitzon; verbin verbon; krimp kromp; draag drag droeg; bezi beza; lid led; stad sted; schip schep; koe koei; museum musea; centrum centra; podium podia; collegium collegia; blijf bleef
`
