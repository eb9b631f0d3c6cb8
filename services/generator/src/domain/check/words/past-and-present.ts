/** Verbs whose past does not tell their present: each past with its present, as they are written. */
export const pastAndPresent: Readonly<Record<string, string>> = {
  en: `
was is; were are; had has; gave gives; wrote writes; ran runs; taught teaches; held holds; kept
keeps; drove drives; did does; made makes; took takes; sold sells; built builds; led leads; sang
sings; spoke speaks; drew draws; bought buys; met meets; grew grows; brought brings; saw sees; found
finds; set sets; put puts; cut cuts; read reads`,
  de: `
gab gibt; fuhr fährt; hielt hält; half hilft; schrieb schreibt; übernahm übernimmt; sprach spricht;
las liest; trug trägt; vertrat vertritt; stand steht; lief läuft; flog fliegt; sang singt; nahm
nimmt; bot bietet; zog zieht; wusch wäscht; brachte bringt; dachte denkt; riss reißt; schnitt
schneidet; verband verbindet; unterhielt unterhält; betrieb betreibt; besaß besitzt; goss gießt;
wies weist; rief ruft; entwarf entwirft; traf trifft; warf wirft; maß misst; buk bäckt; schloss
schließt; lud lädt; grub gräbt; wusste weiß; vergab vergibt`,
  nl: `
gaf geeft; schreef schrijft; hielp helpt; deed doet; verkocht verkoopt; kocht koopt; bracht brengt;
reed rijdt; hield houdt; verving vervangt; las leest; sprak spreekt; zong zingt; nam neemt; kwam
komt; stond staat; ging gaat; zag ziet; bood biedt; droeg draagt; sloot sluit; ontwierp ontwerpt;
onderhield onderhoudt; begon begint; zocht zoekt; sneed snijdt; vloog vliegt; trok trekt; liep
loopt; wees wijst; dacht denkt; bond bindt; hing hangt; sliep slaapt; goot giet; ving vangt;
beschreef beschrijft; verleende verleent; onderzocht onderzoekt; bezocht bezoekt`,
  fr: `
tenait tient; faisait fait; lisait lit; écrivait écrit; vendait vend; prenait prend; servait sert;
conduisait conduit; suivait suit; construisait construit; mettait met; recevait reçoit; inscrivait
inscrit; traduisait traduit; produisait produit; répondait répond; entretenait entretient;
accueillait accueille; peignait peint; tenu tient; vendu vend; dirigeait dirige; gérait gère;
rédigeait rédige; enseignait enseigne`,
  es: `
dio da; daba da; hizo hace; hacía hace; tuvo tiene; tenía tiene; escribió escribe; atendía atiende;
atendió atiende; dirigía dirige; dirigió dirige; conducía conduce; servía sirve; sirvió sirve;
mantenía mantiene; mantuvo mantiene; producía produce; traducía traduce; llevó lleva; repartía
reparte; impartía imparte; impartió imparte; corregía corrige; medía mide; probaba prueba; mostraba
muestra; sabía sabe; atención atiende atienden; venta vende; ventas vende; gestión gestiona; dirección dirige; diseño diseña;
desarrollo desarrolla; apoyo apoya; manejo maneja; reparto reparte; reposición repone; mantenimiento mantiene; creación crea; producción produce; traducción traduce; redacción redacta; revisión revisa;
supervisión supervisa; corrección corrige; conducción conduce; cuidado cuida; control controla`,
  pt: `
deu dá; dava dá; fez faz; fazia faz; tinha tem; teve tem; dirigiu dirige; geria gere; geriu gere;
conduzia conduz; conduziu conduz; produzia produz; traduzia traduz; servia serve; serviu serve;
mantinha mantém; lia lê; leu lê; media mede; corrigia corrige`,
  it: `
dava dà; faceva fa; fatto fa; teneva tiene; tenuto tiene; scriveva scrive; scritto scrive; vendeva
vende; venduto vende; dirigeva dirige; diretto dirige; gestiva gestisce; gestito gestisce; serviva
serve; seguiva segue; seguito segue; conduceva conduce; produceva produce; puliva pulisce; costruiva
costruisce; leggeva legge; rispondeva risponde; correva corre; forniva fornisce; traduceva traduce;
davo dà; dato dà; facevo fa; tenevo tiene; diretto dirige; condotto conduce; prodotto produce; tradotto traduce;
scelto sceglie; accolto accoglie; raccolto raccoglie; risposto risponde; letto legge; offerto offre; aperto apre;
scritto scrive; redatto redige; svolto svolge; preso prende; corretto corregge; dipinto dipinge; risolto risolve`,
  pl: `
był jest; była jest; miał ma; miała ma; woził wozi; dawał daje; dawała daje; pisał pisze; pisała
pisze; czytał czyta; uczył uczy; jeździł jeździ; malował maluje; mył myje; szył szyje; szyła szyje;
wiózł wiezie; prowadził prowadzi; wydawał wydaje; wydawała wydaje; sprzedawał sprzedaje; sprzedawała
sprzedaje; piekł piecze; piekła piecze`,
}
