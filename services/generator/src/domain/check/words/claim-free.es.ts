/** See claim-free.ts. */
export const words = `
a abajo abarca abarcaba abarcaban abarcada abarcadas abarcado abarcados abarcamos abarcan abarcando abarcar
abarcaron abarcará abarcarán abarcaré abarcas abarce abarcen abarco abarcé abarcó abarque abarquen abarqué aborda
abordaba abordaban abordada abordadas abordado abordados abordamos abordan abordando abordar abordaron abordará
abordarán abordas aborde aborden abordo abordé abordó acaba acababa acababan acabada acabadas acabado acabamos
acaban acabando acabar acabaron acabará acabarán acabaré acabas acabe acaben acabo acabé acabó acaso acerca acorde
actividad actividades actual actuales actualidad actualmente acuda acudan acude acuden acudes acudida acudidas
acudido acudidos acudiendo acudieron acudimos acudir acudirá acudió acudo acudí acudía acudían acumula acumulaba
acumulaban acumulada acumuladas acumulado acumulados acumulamos acumulan acumulando acumular acumularon acumulará
acumularán acumulas acumule acumulen acumulo acumulé acumuló acá adelante además adonde aficiones afición agradable
agradables ahora ahí al alcanza alcanzaba alcanzaban alcanzada alcanzadas alcanzado alcanzados alcanzamos alcanzan
alcanzando alcanzar alcanzaron alcanzará alcanzarán alcanzas alcanze alcanzen alcanzo alcanzé alcanzó algo alguien
allá allí alrededor alrededores alterna alternaba alternaban alternada alternadas alternado alternados alternamos
alternan alternando alternar alternaron alternará alternarán alternas alterne alternen alterno alterné alternó
anoche ante anterior anteriores anteriormente antes antigua antiguamente antiguas antiguo antiguos apareca aparecan
aparece aparecemos aparecen aparecer aparecerá apareces aparecida aparecidas aparecido aparecidos apareciendo
aparecieron apareció apareco aparecí aparecía aparecían aparezca apartado apartados aparte aplica aplicaba aplicaban
aplicada aplicadas aplicado aplicados aplicamos aplican aplicando aplicar aplicaron aplicará aplicarán aplicas
aplice aplicen aplico aplicé aplicó aprenda aprendan aprende aprendemos aprenden aprender aprenderá aprendes
aprendida aprendidas aprendido aprendidos aprendiendo aprendieron aprendió aprendo aprendí aprendía aprendían
aproximadamente aquel aquella aquellas aquello aquellos aquí arriba asimismo asume asumió asumía asunto asuntos así
atrae atraer atrajeron atrajo através atraía atrás aun aunque ayer ayuda ayudaba ayudaban ayudada ayudadas ayudado
ayudados ayudamos ayudan ayudando ayudar ayudaron ayudará ayudarán ayudaré ayudas ayude ayuden ayudo ayudé ayudó
añada añadan añade añaden añades añadida añadidas añadido añadidos añadiendo añadieron añadimos añadir añadirá
añadió añado añadí añadía añadían año años bajo base bastante bien bienvenida bienvenido bienvenidos bonita bonito
breve breves brinda brindaba brindaban brindada brindadas brindado brindados brindamos brindan brindando brindar
brindaron brindará brindarán brindas brinde brinden brindo brindé brindó buen buena buenas bueno buenos busca
buscaba buscaban buscado buscados buscamos buscan buscando buscar buscaron buscará buscarán buscaré buscas busco
buscó busque busquen busqué básicamente cabo calendario cambia cambiaba cambiaban cambiadas cambiado cambiados
cambiamos cambian cambiando cambiar cambiaron cambiará cambiarán cambiaré cambias cambie cambien cambio cambios
cambié cambió camino caminos campo campos candidata candidato cargo casi caso casos centra centraba centraban
centrada centradas centrado centrados centramos centran centrando centrar centraron centrará centrarán centras
centre centren centro centré centró cerca cercanías cifra ciudad colabora colaboraba colaboro combina combinaba
combinaban combinada combinadas combinado combinados combinamos combinan combinando combinar combinaron combinará
combinarán combinas combine combinen combino combiné combinó comencé comenzaba comenzaban comenzada comenzadas
comenzado comenzados comenzamos comenzando comenzar comenzaron comenzará comenzarán comenzaré comenzó cometido
cometidos comience comiencen comienza comienzan comienzas comienzo comienzos como compagina compaginaba compaginaban
compaginada compaginadas compaginado compaginados compaginamos compaginan compaginando compaginar compaginaron
compaginará compaginarán compaginas compagine compaginen compagino compaginé compaginó comparta compartan comparte
comparten compartes compartida compartidas compartido compartidos compartiendo compartieron compartimos compartir
compartirá compartió comparto compartí compartía compartían comprenda comprendan comprende comprendemos comprenden
comprender comprenderá comprenderán comprenderé comprendes comprendida comprendidas comprendido comprendidos
comprendiendo comprendieron comprendió comprendo comprendí comprendía comprendían comunes común con concretamente
concreto conforme conjunta conjunto conmigo conoce conocemos conocen conocer conocerse conocerá conoces conocida
conocidas conocido conocidos conociendo conocieron conocimiento conocimientos conocimos conoció conocí conocía
conocían conozco consigo consiste consistir consistió consistía consta constaba constaban constada constadas
constado constados constamos constan constando constar constaron constará constarán constas conste consten
constituye consto consté constó contaba contaban contacta contactaba contactaban contactado contactamos contactan
contactando contactar contactaron contactará contactarán contactaré contactas contacte contacten contacto contactos
contacté contactó contada contadas contado contados contamos contando contar contaron contará contarán contaré
contener contenida contenido contenidos conteniendo contenía contenían contexto contiene contienen contigo
continuaba continuaban continuado continuamos continuando continuar continuaron continuará continuarán continuaré
continué continuó continúa continúan continúas continúe continúen continúo contra contuvo conté contó converta
convertan converte converten convertes convertida convertidas convertido convertidos convertiendo convertieron
convertimos convertir convertirá convertió converto convertí convertía convertían convierte convierten convirtió
correo corresponde corresponden corresponder correspondiente correspondientes corriente corta cortas corto cortos
cosa cosas cotidiana cotidiano cree creemos creen creer crees creía cual cuales cuando cuanto cuenta cuentan cuente
cuenten cuestiones cuestión currículo currículum cuya cuyas cuyo cuyos cuál cuándo cv cómo da daba daban dado dais
damos dan dando dar daremos darle dará darán daré das de debajo debe debemos deben deber deberá deberán debería
deberían debes debieron debió debo debía debían decimos decir decía decían dedica dedicaba dedicaban dedicación
dedicado dedicamos dedican dedicando dedicar dedicarme dedicarnos dedicaron dedicarse dedicará dedicarán dedicaré
dedicas dedico dedicó dedique dediquen dediqué deja dejaba dejaban dejada dejadas dejado dejados dejamos dejan
dejando dejar dejaron dejará dejarán dejaré dejas deje dejen dejo dejé dejó del delante demora demoraba demoraban
demorada demoradas demorado demorados demoramos demoran demorando demorar demoraron demorará demorarán demoras
demore demoren demoro demoré demoró demás dentro descanso describa describan describe describen describes
describiendo describieron describimos describir describirá describirán describiré describió describo describí
describía describían descripción descrita descritas descrito descritos desde desempeña desempeñaba desempeñaban
desempeñado desempeñamos desempeñan desempeñando desempeñar desempeñaron desempeñarse desempeñará desempeñarán
desempeñaré desempeñas desempeñe desempeñen desempeño desempeñé desempeñó desplaza desplazaba desplazaban desplazada
desplazadas desplazado desplazados desplazamos desplazan desplazando desplazar desplazaron desplazará desplazarán
desplazas desplaze desplazen desplazo desplazé desplazó después detalle detalles determinada determinado detrás di
dice dicen dices dichas dicho dichos diciendo dieron digo dije dijeron dijimos dijo dimos dio directamente dirá
disfruta disfrutaba disfrutaban disfrutado disfrutamos disfrutan disfrutando disfrutar disfrutaron disfrutará
disfrutarán disfrutaré disfrutas disfrute disfruten disfruto disfruté disfrutó dispone disponer disponía dispuso
donde doy dura duraba duraban duración durado duramos duran durando durante durar duraron durará durarán duraré dure
duren duré duró dábamos dé día días dónde e e-mail efectivamente eje ejemplo ejemplos ejerca ejercan ejerce
ejercemos ejercen ejercer ejercerá ejerces ejercida ejercidas ejercido ejercidos ejerciendo ejercieron ejerció
ejerco ejercí ejercía ejercían el elemento elementos ella ellas ellos email embargo empecé empezaba empezaban
empezada empezadas empezado empezados empezamos empezando empezar empezaron empezará empezarán empezaré empezó
empiece empiecen empieza empiezan empiezas empiezo empleo empleos empresa en encima encontraba encontraban
encontrada encontradas encontrado encontrados encontramos encontrando encontrar encontrarme encontrarnos encontraron
encontrarse encontrará encontrarán encontraré encontré encontró encuentra encuentran encuentras encuentre encuentren
encuentro enfoca enfocaba enfocaban enfocada enfocadas enfocado enfocados enfocamos enfocan enfocando enfocar
enfocaron enfocará enfocarán enfocas enfoce enfocen enfoco enfocé enfocó enfoque enfrente engloba englobaba
englobaban englobada englobadas englobado englobados englobamos engloban englobando englobar englobaron englobará
englobarán englobas englobe engloben englobo englobé englobó enlace enlaces enseguida entonces entorno entra entraba
entraban entrado entramos entran entrando entrar entraron entrará entrarán entraré entras entre entren entretanto
entro entré entró era eran eras eres es esa esas ese esencialmente eso esos especialmente espera esperaba esperaban
esperadas esperado esperados esperamos esperan esperando esperar esperaron esperará esperarán esperaré esperas
espere esperen espero esperé esperó esta estaba estaban estabas estado estamos estancia estancias estando estar
estaremos estará estarán estaré estaría estas este esto estos estoy estuve estuvieron estuvimos estuvo está
estábamos estáis están estás esté estén etapa etapas etc evidentemente exista existan existe existen existes
existido existiendo existieron existimos existir existirá existirán existiré existió existo existí existía existían
experiencia faceta favor fecha fechas figura figuraba figuraban figurada figuradas figurado figurados figuramos
figuran figurando figurar figuraron figurará figurarán figuras figure figuren figuro figuré figuró fin final
finalmente finde foco forma formas formato formatos fue fuera fueran fueron fuese fui fuimos fuiste funciones
función futuro general generales generalmente gente gusta gustaba gustaban gustado gustamos gustan gustando gustar
gustaron gustará gustarán gustaré gustaría gustarían gustas guste gusten gusto gustos gustosamente gusté gustó ha
haber habido habiendo habilidades habitual habituales habitualmente habremos habrá habrán habré habría habéis había
habíamos habían habías hace hacemos hacen hacer hacerlo hacerse haces hacia haciendo hacéis hacía hacíamos hacían
haga hagan hago halla hallaba hallan hallar hallarse han haremos hará harán haré haría has hasta hay haya hayan he
hecho hemos hice hicieron hicimos historial hizo hobbies hobby hola hora horario horarios horas hubiera hubieron
hubiese hubo iba iban ibas ido igual igualmente implica implicaba implicaban implicada implicadas implicado
implicados implicamos implican implicando implicar implicaron implicará implicarán implicas implice implicen implico
implicé implicó importe incluida incluidas incluido incluidos incluimos incluir incluirá incluirán incluiré incluso
incluya incluyan incluye incluyen incluyendo incluyeron incluyes incluyo incluyó incluí incluía incluían incorpora
incorporaba incorporaban incorporación incorporado incorporamos incorporan incorporando incorporar incorporarme
incorporarnos incorporaron incorporarse incorporará incorporarán incorporaré incorporas incorpore incorporen
incorporo incorporé incorporó ingresa ingresaba ingresaban ingresada ingresadas ingresado ingresados ingresamos
ingresan ingresando ingresar ingresaron ingresará ingresarán ingresas ingrese ingresen ingreso ingresé ingresó
inicia iniciaba iniciaban iniciada iniciadas iniciado iniciados inicial inicialmente iniciamos inician iniciando
iniciar iniciaron iniciarse iniciará iniciarán inicias inicie inicien inicio inicios inicié inició inmediatamente
instante interesa interesaba interesaban interesada interesadas interesado interesados interesamos interesan
interesando interesar interesaron interesará interesarán interesaré interesas interesen intereses intereso interesé
interesó internet intervena intervenan intervene intervenen intervenes intervenida intervenidas intervenido
intervenidos interveniendo intervenieron intervenimos intervenir intervenirá intervenió interveno intervení
intervenía intervenían interviene intervienen intervino interés invierno inviernos involucra involucraba
involucraban involucrada involucradas involucrado involucrados involucramos involucran involucrando involucrar
involucraron involucrará involucrarán involucras involucre involucren involucro involucré involucró ir iremos irme
irse irá irán iré iría jornada jornadas junta juntas junto juntos la labor labores lado lados largo las le lee
leemos leen leer leerá lees lejos leo les leyendo leyeron leyó leí leía leían leído libre libres linda lindo lista
listas llama llamaba llamaban llamada llamado llamados llamamos llaman llamando llamar llamarme llamarnos llamaron
llamarse llamará llamarán llamaré llamas llame llamen llamo llamé llamó llega llegaba llegaban llegada llegado
llegamos llegan llegando llegar llegaron llegará llegarán llegaré llegas llego llegue lleguen llegué llegó lleva
llevaba llevaban llevada llevadas llevado llevados llevamos llevan llevando llevar llevaron llevará llevarán llevas
lleve lleven llevo llevé llevó lo localidad los luego lugar lugares mail manera maneras mantendrá mantenemos
mantener mantenerse mantengo mantenido manteniendo mantenía mantenían mantiene mantienen mantuve mantuvieron mantuvo
marco materia materias mayormente mañana mañanas me mediante medio mediodía mensaje mensajes mes meses mi mientras
minuto minutos mira miraba miraban mirado miramos miran mirando mirar miraron mirará mirarán miraré miras mire miren
miro miré miró mis misma mismas mismo mismos mitad modo modos momento momentos mostraba mostraban mostradas mostrado
mostrados mostramos mostrando mostrar mostraron mostrará mostrarán mostraré mostré mostró movemos mover moverme
movernos moverse moverá moverán moveré movida movidas movido movidos moviendo movieron movió moví movía movían muda
mudaba mudaban mudamos mudan mudando mudar mudarme mudarnos mudaron mudarse mudará mudarán mudaré mudas mude muden
mudo mudé mudó muestra muestran muestre muestren muestro mueva muevan mueve mueven mueves mundo municipio mí mía
mías mío míos naturalmente necesita necesitaba necesitaban necesitado necesitamos necesitan necesitando necesitar
necesitaron necesitará necesitarán necesitaré necesitas necesite necesiten necesito necesité necesitó noche noches
nombre nombres normal normales normalmente nos nosotras nosotros nuestra nuestras nuestro nuestros número números o
objetivo objetivos objeto obstante obviamente ocasionalmente ocasiones ocasión ocio ocupa ocupaba ocupaban
ocupaciones ocupación ocupado ocupados ocupamos ocupan ocupando ocupar ocuparme ocuparnos ocuparon ocuparse ocupará
ocuparán ocuparé ocupas ocupe ocupen ocupo ocupé ocupó oficio oficios ofrece ofrecen ofrecer ofrecido ofreciendo
ofreció ofrecía oigo ordinario origen os otoño otra otras otro otros oír palabra palabras papel para paralela
paralelo parcialmente parece parecemos parecen parecer parecerá parecerán pareceré pareces pareciendo parecieron
pareció parecí parecía parecían parejo parezca parta partan parte parten partes participa participaba participaban
participado participamos participan participando participar participaron participará participarán participaré
participas participe participen participo participé participó particular particularmente partida partidas partido
partidos partiendo partieron partimos partir partirá partió parto partí partía partían pasa pasaba pasaban pasada
pasado pasados pasamos pasan pasando pasar pasaron pasará pasarán pasaré pasas pasatiempo pasatiempos pase pasen
paso pasos pasé pasó pausa pensaba pensaban pensadas pensado pensados pensamos pensando pensar pensaron pensará
pensarán pensaré pensé pensó pequeña pequeñas pequeño pequeños perfil perfiles periodo periodos permanece
permanecemos permanecen permanecer permanecerá permanecerán permaneceré permaneces permanecido permaneciendo
permanecieron permaneció permanecí permanecía permanecían permanezco pero persona personal personales personalmente
personas pertenece pertenecemos pertenecen pertenecer pertenecerá pertenecerán perteneceré perteneces pertenecido
perteneciendo pertenecieron perteneció pertenecí pertenecía pertenecían pertenezco período períodos piensa piensan
piensas piense piensen pienso placer plazo podemos poder podido podremos podrá podrán podré podría podrían podéis
podía podíamos podían pondrá pone ponemos ponen poner pones pongo poniendo ponía ponían por portafolio portfolio
posee poseen poseer poseía posible posiblemente posibles posiciones posición posterior posteriores posteriormente
practica practicaba practicaban practicada practicadas practicado practicados practicamos practican practicando
practicar practicaron practicará practicarán practicas practice practicen practico practicé practicó precisamente
preferido preferimos preferir preferirá preferirán preferiré preferí prefería preferían prefiera prefieran prefiere
prefieren prefieres prefiero prefiriendo prefirió pregunta preguntas presente presta prestaba prestaban prestada
prestadas prestado prestados prestamos prestan prestando prestar prestaron prestará prestarán prestas preste presten
presto presté prestó previa previamente previas previo previos primavera primeras primeros principalmente principio
principios privada privado probablemente profesional profesionales profesionalmente profesión pronto propia propias
propio propios propósito práctica prácticamente próxima próximas próximo próximos pude pudiendo pudieron pudimos
pudo pueda puedan puede pueden puedes puedo pues puesto puestos punto puntos puse pusieron puso página páginas que
queda quedaba quedaban quedadas quedado quedados quedamos quedan quedando quedar quedarme quedarnos quedaron
quedarse quedará quedarán quedaré quedas quede queden quedo quedé quedó queremos querer querido queriendo querrá
queréis quería querían quien quienes quiere quieren quieres quiero quise quisiera quisieron quiso quizá quizás quién
qué rato ratos realiza realizaba realizaban realizada realizadas realizado realizados realizamos realizan realizando
realizar realizaron realizarse realizará realizarán realizas realize realizen realizo realizé realizó realmente
reciba reciban recibe reciben recibes recibida recibidas recibido recibidos recibiendo recibieron recibimos recibir
recibirá recibió recibo recibí recibía recibían reciente recientemente recientes recorra recorran recorre recorremos
recorren recorrer recorrerá recorres recorrida recorridas recorrido recorridos recorriendo recorrieron recorrió
recorro recorrí recorría recorrían regresa regresaba regresaban regresado regresamos regresan regresando regresar
regresaron regresará regresarán regresaré regresas regrese regresen regreso regresé regresó regular regulares
relaciona relacionaba relacionaban relacionada relacionadas relacionado relacionados relacionamos relacionan
relacionando relacionar relacionaron relacionará relacionarán relacionas relacione relacionen relaciono relacioné
relacionó resida residan reside residen resides residido residiendo residieron residimos residir residirá residirán
residiré residió resido residí residía residían respectiva respectivamente respectivo respecto responsabilidad
responsabilidades resumen reunirse rol roles ronda rondaba rondaban rondada rondadas rondado rondados rondamos
rondan rondando rondar rondaron rondará rondarán rondas ronde ronden rondo rondé rondó ruta rutas sabe sabemos saben
saber sabes sabido sabiendo sabrá sabéis sabía sabíamos sabían saldrá sale salen sales salgo salida salido saliendo
salieron salimos salir salió salí salía salían se sea sean seas sector sectores sede seguida seguidas seguido
seguidos seguimos seguir seguirá seguirán seguiré seguramente seguí seguía seguían según semana semanas sencilla
sencillas sencillo sencillos seno sentido sentir sentirme sentirse sentía ser seremos será serán seré sería serían
si sido siendo siente sienten siento siga sigan significa significaba significan significar significó sigo siguen
sigues siguiendo siguiente siguientes siguieron siguió similar similares simple simplemente simples simultanea
simultaneaba simultaneaban simultaneada simultaneadas simultaneado simultaneados simultaneamos simultanean
simultaneando simultanear simultanearon simultaneará simultanearán simultaneas simultanee simultaneen simultaneo
simultaneé simultaneó simultáneamente sintió sitio sitios situa situaba situaban situaciones situación situada
situadas situado situados situamos situan situando situar situaron situará situarán situas situe situen situo situé
situó sitúa sitúan sobre sois solemos soler solía solíamos solían somos son soy su suele suelen sueles suelo sufra
sufran sufre sufren sufres sufrida sufridas sufrido sufridos sufriendo sufrieron sufrimos sufrir sufrirá sufrió
sufro sufrí sufría sufrían suma sumaba sumaban sumada sumadas sumado sumados sumamos suman sumando sumar sumaron
sumará sumarán sumas sume sumen sumo sumé sumó supe supieron supo sus suya suyas suyo suyos sé sí tal tales también
tanto tarda tardaba tardaban tardada tardadas tardado tardados tardamos tardan tardando tardar tardaron tardará
tardarán tardas tarde tarden tardes tardo tardé tardó tarea tareas te teléfono tema temas temporada temporadas
temprano tendremos tendrá tendrán tendré tendría tenemos tener tenga tengan tengo tenido teniendo tenéis tenía
teníamos tenían tenías termina terminaba terminaban terminada terminadas terminado terminados terminamos terminan
terminando terminar terminaron terminará terminarán terminaré terminas termine terminen termino terminé terminó
texto textos ti tiempo tiempos tiene tienen tienes tipo tipos toca tocaba tomaba tomaban tomado tomados tomamos
toman tomando tomar tomaron tomará tomarán tomaré tome tomen tomo tomé tomó torno total trabaja trabajaba trabajaban
trabajado trabajamos trabajan trabajando trabajar trabajaron trabajará trabajarán trabajaré trabajas trabaje
trabajen trabajo trabajos trabajábamos trabajé trabajó trae traemos traen traer traigo traje trajeron trajo
tranquila tranquilo tras traslada trasladaba trasladaban trasladado trasladamos trasladan trasladando trasladar
trasladarme trasladarnos trasladaron trasladarse trasladará trasladarán trasladaré trasladas traslade trasladen
traslado trasladé trasladó trata trató través trayecto trayectoria traía traído tu tus tuve tuvieron tuvimos tuvo
término términos típica típicamente típicas típico típicos tú u ubicación ubicada ubicado ubicados un una unas une
unen unido uniendo unieron unimos unirme unirnos unirse unió unos uní unía unían usa usaba usaban usada usadas usado
usados usamos usan usando usar usaron usará usarán usaré usas use usen uso usos usted ustedes usual usualmente usé
usó utilice utilicen utilicé utiliza utilizaba utilizaban utilizada utilizadas utilizado utilizados utilizamos
utilizan utilizando utilizar utilizaron utilizará utilizarán utilizaré utilizas utilizo utilizó va vacaciones vais
valor vamos van vas vaya vayan ve veces veis vemos ven vendrá vendrán vendré venga vengo venido venimos venir venía
veníamos venían venís veo ver verano veranos veremos verse vertiente verá verán veré ves vez veía veían vi vida
vidas viendo viene vienen vienes vieron vimos vincula vinculaba vinculaban vinculada vinculadas vinculado vinculados
vinculamos vinculan vinculando vincular vincularon vinculará vincularán vinculas vincule vinculen vinculo vinculé
vinculó vine viniendo vinieron vinimos vino vio vista visto vistos viva vivan vive viven vives vivido viviendo
vivieron vivimos vivir vivirá vivirán viviré vivió vivo viví vivía vivíamos vivían volvemos volver volverá volveré
volviendo volvieron volvimos volvió volví volvía volvían vos vosotras vosotros voy vuelta vuelto vuelve vuelven
vuelves vuelvo vuestra vuestras vuestro vuestros véase vía web y ya yendo yo zona zonas ámbito ámbitos área áreas él
época épocas éramos ésta éste íbamos últimamente
`
