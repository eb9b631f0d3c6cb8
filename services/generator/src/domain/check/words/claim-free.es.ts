/** See claim-free.ts. */
export const words = `
a abajo abarca abarcaba abarcaban abarcada abarcadas abarcado abarcados abarcamos abarcan abarcando abarcar abarcará
abarcarán abarcaré abarcaron abarcas abarce abarcé abarcen abarco abarcó abarque abarqué abarquen aborda abordaba
abordaban abordada abordadas abordado abordados abordamos abordan abordando abordar abordará abordarán abordaron
abordas aborde abordé aborden abordo abordó acá acaba acababa acababan acabada acabadas acabado acabamos acaban
acabando acabar acabará acabarán acabaré acabaron acabas acabe acabé acaben acabo acabó acaso acerca acorde
actividad actividades actual actuales actualidad actualmente acuda acudan acude acuden acudes acudí acudía acudían
acudida acudidas acudido acudidos acudiendo acudieron acudimos acudió acudir acudirá acudo adelante además adonde
afición aficiones agrada agradaba agradaban agradan ahí ahora al algo
alguien allá allí alrededor alrededores alterna alternaba alternaban alternada
alternadas alternado alternados alternamos alternan alternando alternar alternará alternarán alternaron alternas
alterne alterné alternen alterno alternó ámbito ámbitos ante anterior anteriores anteriormente antes antigua
antiguamente antiguas antiguo antiguos añada añadan añade añaden añades añadí añadía añadían añadida añadidas
añadido añadidos añadiendo añadieron añadimos añadió añadir añadirá añado año años apareca aparecan aparece
aparecemos aparecen aparecer aparecerá apareces aparecí aparecía aparecían aparecida aparecidas aparecido aparecidos
apareciendo aparecieron apareció apareco aparezca apartado apartados aparte aplica aplicaba aplicaban aplicada
aplicadas aplicado aplicados aplicamos aplican aplicando aplicar aplicará aplicarán aplicaron aplicas aplice aplicé
aplicen aplico aplicó aproximadamente aquel aquella aquellas aquello aquellos aquí área áreas arriba así asimismo
asunto asuntos atrás através aun aunque ayer ayuda ayudaba ayudaban ayudada ayudadas ayudado ayudados ayudamos
ayudan ayudando ayudar ayudará ayudarán ayudaré ayudaron ayudas ayude ayudé ayuden ayudo ayudó bajo base básicamente
bastante bienvenida bienvenido bienvenidos breve breves brinda brindaba brindaban brindada brindadas brindado
brindados brindamos brindan brindando brindar brindará brindarán brindaron brindas brinde brindé brinden brindo
brindó busca buscaba buscaban buscado buscados buscamos buscan buscando buscar buscará buscarán buscaré buscaron
buscas busco buscó busque busqué busquen cabo calendario cambia cambiar cambió cambios camino caminos campo campos
casi caso casos centra centraba centraban centrada centradas centrado centrados centramos centran centrando centrar
centrará centrarán centraron centras centre centré centren centro centró cerca cercanías cifra ciudad colabora
colaboraba colaboro combina combinaba combinaban combinada combinadas combinado combinados combinamos combinan
combinando combinar combinará combinarán combinaron combinas combine combiné combinen combino combinó comencé
comenzaba comenzaban comenzada comenzadas comenzado comenzados comenzamos comenzando comenzar comenzará comenzarán
comenzaré comenzaron comenzó cometido cometidos comience comiencen comienza comienzan comienzas comienzo comienzos
como cómo compagina compaginaba compaginaban compaginada compaginadas compaginado compaginados compaginamos
compaginan compaginando compaginar compaginará compaginarán compaginaron compaginas compagine compaginé compaginen
compagino compaginó comparta compartan comparte comparten compartes compartí compartía compartían compartida
compartidas compartido compartidos compartiendo compartieron compartimos compartió compartir compartirá comparto
comprenda comprendan comprende comprendemos comprenden comprender comprenderá comprenderán comprenderé comprendes
comprendí comprendía comprendían comprendida comprendidas comprendido comprendidos comprendiendo comprendieron
comprendió comprendo común comunes con concretamente concreto conforme conjunta conjunto conmigo conoce conocemos
conocen conocer conocerá conocerse conoces conocí conocía conocían conociendo conocieron conocimiento conocimientos
conocimos conoció conozco consigo consiste consistía consistió consistir consta constaba constaban constada
constadas constado constados constamos constan constando constar constará constarán constaron constas conste consté
consten constituye consto constó contaba contaban contada contadas contado contados contamos contando contar contará
contarán contaré contaron conté contener contenía contenían contenida contenido contenidos conteniendo contexto
contiene contienen contigo continúa continuaba continuaban continuado continuamos continúan continuando continuar
continuará continuarán continuaré continuaron continúas continué continúe continúen continuó continúo contó contra
contuvo converta convertan converte converten convertes convertí convertía convertían convertida convertidas
convertido convertidos convertiendo convertieron convertimos convertió convertir convertirá converto convierte
convierten convirtió corresponde corresponden corresponder correspondiente correspondientes corriente corta cortas
corto cortos cosa cosas cree creemos creen creer crees creía cual cuál cuales cuando cuándo cuanto cuenta cuentan
cuente cuenten cuestión cuestiones currículo currículum cuya cuyas cuyo cuyos cv da daba dábamos daban dado dais
damos dan dando dar dará darán daré daremos darle das de dé debajo debe debemos deben deber deberá deberán debería
deberían debes debía debían debieron debió debo decía decían decimos decir dedica dedicaba dedicaban dedicación
dedicado dedicamos dedican dedicando dedicar dedicará dedicarán dedicaré dedicarme dedicarnos dedicaron dedicarse
dedicas dedico dedicó dedique dediqué dediquen deja dejaba dejaban dejada dejadas dejado dejados dejamos dejan
dejando dejar dejará dejarán dejaré dejaron dejas deje dejé dejen dejo dejó del delante demás demora demoraba
demoraban demorada demoradas demorado demorados demoramos demoran demorando demorar demorará demorarán demoraron
demoras demore demoré demoren demoro demoró dentro descanso describa describan describe describen describes describí
describía describían describiendo describieron describimos describió describir describirá describirán describiré
describo descripción descrita descritas descrito descritos desde desempeña desempeñaba desempeñaban desempeñado
desempeñamos desempeñan desempeñando desempeñar desempeñará desempeñarán desempeñaré desempeñaron desempeñarse
desempeñas desempeñe desempeñé desempeñen desempeño desempeñó desplaza desplazaba desplazaban desplazada desplazadas
desplazado desplazados desplazamos desplazan desplazando desplazar desplazará desplazarán desplazaron desplazas
desplaze desplazé desplazen desplazo desplazó después destina destinaba destinada
destinadas destinado destinados destinan detalle detalles determinada determinado detrás di día días
dice dicen dices dichas dicho dichos diciendo dieron digo dije dijeron dijimos dijo dimos dio dirá directamente
disfruta disfrutaba disfrutaban disfrutado disfrutamos disfrutan disfrutando disfrutar disfrutará disfrutarán
disfrutaré disfrutaron disfrutas disfrute disfruté disfruten disfruto disfrutó dispone disponer disponía dispuso
donde dónde doy dura duraba duraban duración durado duramos duran durando durante durar durará durarán duraré
duraron dure duré duren duró e e-mail efectivamente eje ejemplo ejemplos ejerca ejercan ejerce ejercemos ejercen
ejercer ejercerá ejerces ejercí ejercía ejercían ejercida ejercidas ejercido ejercidos ejerciendo ejercieron ejerció
ejerco el él elemento elementos ella ellas ellos email embargo empecé empezaba empezaban empezada empezadas empezado
empezados empezamos empezando empezar empezará empezarán empezaré empezaron empezó empiece empiecen empieza empiezan
empiezas empiezo empleo empleos empresa en encima encontraba encontraban encontrada encontradas encontrado
encontrados encontramos encontrando encontrar encontrará encontrarán encontraré encontrarme encontrarnos encontraron
encontrarse encontré encontró encuentra encuentran encuentras encuentre encuentren encuentro enfoca enfocaba
enfocaban enfocada enfocadas enfocado enfocados enfocamos enfocan enfocando enfocar enfocará enfocarán enfocaron
enfocas enfoce enfocé enfocen enfoco enfocó enfoque enfrente engloba englobaba englobaban englobada englobadas
englobado englobados englobamos engloban englobando englobar englobará englobarán englobaron englobas englobe
englobé engloben englobo englobó enlace enlaces enseguida entonces entorno entra entraba entraban entrado entramos
entran entrando entrar entrará entrarán entraré entraron entras entre entré entren entretanto entro entró época
épocas era éramos eran eras eres es esa esas ese esencialmente eso esos especialmente espera esperaba esperaban
esperadas esperado esperados esperamos esperan esperando esperar esperará esperarán esperaré esperaron esperas
espere esperé esperen espero esperó esta está ésta estaba estábamos estaban estabas estado estáis estamos están
estancia estancias estando estar estará estarán estaré estaremos estaría estas estás este esté éste estén esto estos
estoy estuve estuvieron estuvimos estuvo etapa etapas etc evidentemente exista existan existe existen existes existí
existía existían existido existiendo existieron existimos existió existir existirá existirán existiré existo
experiencia faceta favor fecha fechas figura figuraba figuraban figurada figuradas figurado figurados figuramos
figuran figurando figurar figurará figurarán figuraron figuras figure figuré figuren figuro figuró fin final
finalmente foco formas formato formatos fue fuera fueran fueron fuese fui fuimos fuiste función funciones futuro
gusta gustaba gustaban gustado gustamos gustan gustando gustar gustará gustarán gustaré gustaría gustarían gustaron
gustas guste gusté gusten gusto gustó gustos gustosamente ha habéis haber había habíamos habían habías habido
habiendo habrá habrán habré habremos habría hace hacéis hacemos hacen hacer hacerlo hacerse haces hacia hacía
hacíamos hacían haciendo haga hagan hago halla hallaba hallan hallar hallarse han hará harán haré haremos haría has
hasta hay haya hayan he hecho hemos hice hicieron hicimos historial hizo hobbies hobby hola hora horario horarios
horas hubiera hubieron hubiese hubo iba íbamos iban ibas ido igual igualmente implica implicaba implicaban implicada
implicadas implicado implicados implicamos implican implicando implicar implicará implicarán implicaron implicas
implice implicé implicen implico implicó importe incluí incluía incluían incluida incluidas incluido incluidos
incluimos incluir incluirá incluirán incluiré incluso incluya incluyan incluye incluyen incluyendo incluyeron
incluyes incluyo incluyó incorpora incorporaba incorporaban incorporación incorporado incorporamos incorporan
incorporando incorporar incorporará incorporarán incorporaré incorporarme incorporarnos incorporaron incorporarse
incorporas incorpore incorporé incorporen incorporo incorporó ingresa ingresaba ingresaban ingresada ingresadas
ingresado ingresados ingresamos ingresan ingresando ingresar ingresará ingresarán ingresaron ingresas ingrese
ingresé ingresen ingreso ingresó inicia iniciaba iniciaban iniciada iniciadas iniciado iniciados inicial
inicialmente iniciamos inician iniciando iniciar iniciará iniciarán iniciaron iniciarse inicias inicie inicié
inicien inicio inició inicios inmediatamente instante interés interesa interesaba interesaban interesada interesadas
interesado interesados interesamos interesan interesando interesar interesará interesarán interesaré interesaron
interesas interesé interesen intereses intereso interesó intervena intervenan intervene intervenen intervenes
intervení intervenía intervenían intervenida intervenidas intervenido intervenidos interveniendo intervenieron
intervenimos intervenió intervenir intervenirá interveno interviene intervienen intervino involucra involucraba
involucraban involucrada involucradas involucrado involucrados involucramos involucran involucrando involucrar
involucrará involucrarán involucraron involucras involucre involucré involucren involucro involucró ir irá irán iré
iremos iría irme irse jornada jornadas junta juntas junto juntos la labor labores lado lados largo las le lejos les
libre libres lista listas llama llamaba llamaban llamada llamado llamados llamamos llaman llamando llamar llamará
llamarán llamaré llamarme llamarnos llamaron llamarse llamas llame llamé llamen llamo llamó llega llegaba llegaban
llegada llegado llegamos llegan llegando llegar llegará llegarán llegaré llegaron llegas llego llegó llegue llegué
lleguen lleva llevaba llevaban llevamos llevan llevo lo
localidad los luego lugar lugares manera maneras mantendrá mantenemos
mantener mantenerse mantengo mantenía mantenían mantenido manteniendo mantiene mantienen mantuve mantuvieron mantuvo
marco materia materias mayormente me mediante medio mes meses mi mí mía mías mientras minuto minutos mío míos mira
miraba miraban mirado miramos miran mirando mirar mirará mirarán miraré miraron miras mire miré miren miro miró mis
misma mismas mismo mismos mitad modo modos momento momentos mostraba mostraban mostradas mostrado mostrados
mostramos mostrando mostrar mostrará mostrarán mostraré mostraron mostré mostró movemos mover moverá moverán moveré
moverme movernos moverse moví movía movían movida movidas movido movidos moviendo movieron movió muda mudaba mudaban
mudamos mudan mudando mudar mudará mudarán mudaré mudarme mudarnos mudaron mudarse mudas mude mudé muden mudo mudó
muestra muestran muestre muestren muestro mueva muevan mueve mueven mueves naturalmente necesita necesitaba
necesitaban necesitado necesitamos necesitan necesitando necesitar necesitará necesitarán necesitaré necesitaron
necesitas necesite necesité necesiten necesito necesitó nombre nombres normal normales nos nosotras nosotros nuestra
nuestras nuestro nuestros número números o objetivo objeto obstante obviamente ocasión ocasiones ocio ocupa ocupaba
ocupaban ocupación ocupaciones ocupado ocupados ocupamos ocupan ocupando ocupar ocupará ocuparán ocuparé ocuparme
ocuparnos ocuparon ocuparse ocupas ocupe ocupé ocupen ocupo ocupó oficio oficios ofrece ofrecen ofrecer ofrecía
ofrecido ofreciendo ofreció oigo oír ordinario origen os otra otras otro otros página páginas palabra palabras papel
para paralela paralelo parcialmente parece parecemos parecen parecer parecerá parecerán pareceré pareces parecí
parecía parecían pareciendo parecieron pareció parejo parezca parta partan parte parten partes partí partía partían
participa participaba participaban participado participamos participan participando participar participará
participarán participaré participaron participas participe participé participen participo participó particular
particularmente partida partidas partido partidos partiendo partieron partimos partió partir partirá parto pasa
pasaba pasaban pasada pasado pasados pasamos pasan pasando pasar pasará pasarán pasaré pasaron pasas pasatiempo
pasatiempos pase pasé pasen paso pasó pasos pausa pensaba pensaban pensadas pensado pensados pensamos pensando
pensar pensará pensarán pensaré pensaron pensé pensó perfil perfiles periodo período periodos períodos permanece
permanecemos permanecen permanecer permanecerá permanecerán permaneceré permaneces permanecí permanecía permanecían
permanecido permaneciendo permanecieron permaneció permanezco pero persona personal personales personalmente
personas pertenece pertenecemos pertenecen pertenecer pertenecerá pertenecerán perteneceré perteneces pertenecí
pertenecía pertenecían pertenecido perteneciendo pertenecieron perteneció pertenezco piensa piensan piensas piense
piensen pienso placer podéis podemos poder podía podíamos podían podido podrá podrán podré podremos podría podrían
pondrá pone ponemos ponen poner pones pongo ponía ponían poniendo por portafolio portfolio posee poseen poseer
poseía posible posiblemente posibles posición posiciones posterior posteriores posteriormente practica práctica
practicaba practicaban practicada practicadas practicado practicados prácticamente practicamos practican practicando
practicar practicará practicarán practicaron practice practicé practicen practico practicó precisamente preferí
prefería preferían preferido preferimos preferir preferirá preferirán preferiré prefiera prefieran prefiere
prefieren prefieres prefiero prefiriendo prefirió pregunta preguntas presente presta prestaba prestaban prestada
prestadas prestado prestados prestamos prestan prestando prestar prestará prestarán prestaron prestas preste presté
presten presto prestó previa previamente previas previo previos primeras primeros principalmente principio
principios probablemente profesión profesional profesionales profesionalmente propósito próxima próximas próximo
próximos pude pudiendo pudieron pudimos pudo pueda puedan puede pueden puedes puedo pues puesto puestos punto puntos
puse pusieron puso que qué queda quedaba quedaban quedadas quedado quedados quedamos quedan quedando quedar quedará
quedarán quedaré quedarme quedarnos quedaron quedarse quedas quede quedé queden quedo quedó queréis queremos querer
quería querían querido queriendo querrá quien quién quienes quiere quieren quieres quiero quise quisiera quisieron
quiso quizá quizás rato ratos realiza realizaba realizaban realizada realizadas realizado realizados realizamos
realizan realizando realizar realizará realizarán realizaron realizarse realizas realize realizé realizen realizo
realizó realmente reciba reciban recibe reciben recibes recibí recibía recibían recibida recibidas recibido
recibidos recibiendo recibieron recibimos recibió recibir recibirá recibo recorra recorran recorre recorremos
recorren recorrer recorrerá recorres recorrí recorría recorrían recorrida recorridas recorrido recorridos
recorriendo recorrieron recorrió recorro regresa regresaba regresaban regresado regresamos regresan regresando
regresar regresará regresarán regresaré regresaron regresas regrese regresé regresen regreso regresó relaciona
relacionaba relacionaban relacionada relacionadas relacionado relacionados relacionamos relacionan relacionando
relacionar relacionará relacionarán relacionaron relacionas relacione
relacioné relacionen relaciono relacionó repartida repartidas repartido repartidos
resida residan resides residí residía residían residido residiendo residieron residimos residió
residir residirá residirán residiré respectiva respectivamente respectivo respecto resumen reunirse rol roles
ronda rondaba rondaban rondada rondadas rondado rondados rondamos rondan rondando rondar rondará rondarán rondaron
rondas ronde rondé ronden rondo rondó sabe sabéis sabemos saben saber sabes sabía sabíamos sabían sabido sabiendo
sabrá saldrá sale salen sales salgo salí salía salían salida salido saliendo salieron salimos salió salir se sé sea
sean seas sector sectores sede seguí seguía seguían seguimos seguir seguirá
seguirán seguiré según seguramente semana semanas sencilla sencillas sencillo sencillos seno sentía sentido sentir
sentirme sentirse ser será serán seré seremos sería serían si sí sido siendo siente sienten siento siga sigan
significa significaba significan significar significó sigo siguen sigues siguiendo siguiente siguientes siguieron
siguió similar similares simple simplemente simples simultanea simultaneaba simultaneaban simultaneada simultaneadas
simultaneado simultaneados simultáneamente simultaneamos simultanean simultaneando simultanear simultaneará
simultanearán simultanearon simultaneas simultanee simultaneé simultaneen simultaneo simultaneó sintió sitio sitios
situa sitúa situaba situaban situación situaciones situada situadas situado situados situamos situan sitúan situando
situar situará situarán situaron situas situe situé situen situo situó sobre sois soler solíamos somos son soy su
sueles suma sumaba sumaban sumada sumadas sumado sumados sumamos suman sumando sumar sumará sumarán sumaron sumas
sume sumé sumen sumo sumó supe supieron supo sus suya suyas suyo suyos tal tales también tanto tarda tardaba
tardaban tardada tardadas tardado tardados tardamos tardan tardando tardar tardará tardarán tardaron tardas tarden
tardo tardó tarea tareas te tema temas temporada temporadas tendrá tendrán tendré tendremos tendría tenéis tenemos
tener tenga tengan tengo tenía teníamos tenían tenías tenido teniendo termina terminaba terminaban terminada
terminadas terminado terminados terminamos terminan terminando terminar terminará terminarán terminaré terminaron
terminas termine terminé terminen termino terminó término términos ti tiempo tiempos tiene tienen tienes típica
típicamente típicas típico típicos tipo tipos tomaba tomaban tomado tomados tomamos toman tomando tomar tomará
tomarán tomaré tomaron tome tomé tomen tomo tomó torno trabaja trabajaba trabajábamos trabajaban trabajado
trabajamos trabajan trabajando trabajar trabajará trabajarán trabajaré trabajaron trabajas trabaje trabajé trabajen
trabajo trabajó trabajos trae traemos traen traer traía traído traigo traje trajeron trajo tras traslada trasladaba
trasladaban trasladado trasladamos trasladan trasladando trasladar trasladará trasladarán trasladaré trasladarme
trasladarnos trasladaron trasladarse trasladas traslade trasladé trasladen traslado trasladó trata trató través
trayecto trayectoria tu tú tus tuve tuvieron tuvimos tuvo u ubicación ubicada ubicado ubicados un una unas une unen
uní unía unían unido uniendo unieron unimos unió unirme unirnos unirse unos usa usaba usaban usada usadas usado
usados usamos usan usando usar usará usarán usaré usaron usas use usé usen uso usó usos usted ustedes usual utilice
utilicé utilicen utiliza utilizaba utilizaban utilizada utilizadas utilizado utilizados utilizamos utilizan
utilizando utilizar utilizará utilizarán utilizaré utilizaron utilizas utilizo utilizó va vais vamos van vas vaya
vayan ve véase veces veía veían veis vemos ven vendrá vendrán vendré venga vengo venía veníamos venían venido
venimos venir venís veo ver verá verán veré veremos verse vertiente ves vez vi vía viendo viene vienen vienes vieron
vimos vincula vinculaba vinculaban vinculada vinculadas vinculado vinculados vinculamos vinculan vinculando vincular
vinculará vincularán vincularon vinculas vincule vinculé vinculen vinculo vinculó vine viniendo vinieron vinimos
vino vio vista visto vistos viva vivan vives viví vivía vivíamos vivían vivido viviendo vivieron vivimos
vivió vivir vivirá vivirán viviré volvemos volver volverá volveré volví volvía volvían volviendo volvieron
volvimos volvió vos vosotras vosotros voy vuelta vuelto vuelve vuelven vuelves vuelvo vuestra vuestras vuestro
vuestros y ya yendo yo zona zonas
afincada afincado afincados radicada radicado radicados dedicada dedicadas dedicados incorporada ocupada trasladada
ofrecieron ofrecían concilia conciliaba conciliando conciliar concilió aúna aunaba aunando aunar aúnan transcurre
transcurren transcurría transcurrieron transcurrió complementa complementaba complementan complementando complementado
complementó recurre recurren recurría recurriendo recurrió recurrir extiende extienden extendía extendían continuada
denominada denominado consistieron
paralelamente seguidamente conjuntamente juntamente
transcurso lapso accede accedió acceder accedido prosigue prosiguió proseguía
prolonga prolongaba prolongó prolongado andadura periplo itinerario singladura bagaje tramo dicha referida referido aludido
quehacer quehaceres cargo cargos anterioridad ello respecta refiere continuación rumbo recala recaló recalado adentró adentra posicionada posicionado
`
