import { groups as things } from './same-things.es.js'

/** See same-meaning.ts. */
const deeds = `
reducir reducción disminuir disminución rebajar recortar recorte descender descenso; acortar > reducir; abreviar >
reducir; aumentar aumento incrementar incremento elevar elevación subir subida sube; crecer crecimiento aumentar;
ampliar ampliación extender extensión; expandir expansión ampliar; duplicar duplicación doblar; duplicar doblar
triplicar multiplicar > aumentar incrementar crecer; triplicar > multiplicar; multiplicar multiplicación; mejorar
mejora perfeccionar perfeccionamiento; optimizar > mejorar; agilizar acelerar; agilizar > mejorar; ahorrar ahorro
economizar; evitar prevenir; prevenir prevención; reforzar refuerzo refuerza fortalecer; facilitar > ayudar; fundar
> fundación; fundador fundadora > fundar fundación; cofundador cofundadora > cofundar; fundar constituir > crear
abrir; crear creación; abrir abierto abre apertura inaugurar inauguración; lanzar lanzamiento; arrancar arranque;
emprender > iniciar; iniciar inicio empezar; lanzar arrancar crear fundar implantar introducir abrir > iniciar
marcha; marcha > iniciar arrancar lanzar; introducir introducción implantar implantación implementar implementación;
instaurar establecer; implantar implementar instaurar introducir > establecer; establecer establecimiento;
desarrollar desarrollo; elaborar elaboración redactar; elaborar redactar confeccionar > preparar preparación;
preparar preparación; confeccionar confección elaborar; preparar > elaborar; crear desarrollar diseñar construir > elaborar; dirigir
liderar liderazgo > dirección; dirigir dirijo liderar liderazgo lidera encabezar; capitanear > dirigir liderar;
dirigir liderar encabezar capitanear director directora jefe jefa capataz > frente cargo mando; director directora >
dirigir dirección; jefe jefa > dirigir; presidente presidenta > presidir presidencia; presidir presidencia;
vicepresidente vicepresidenta > vicepresidencia; secretario secretaria > secretaría; tesorero tesorera > tesorería
cuentas; gestionar gestión administrar administración; gestor gestora administrador administradora > gestionar
gestión administrar administración; tramitar trámite tramitación; tramitar > gestionar gestión; supervisar
supervisión; supervisor supervisora > supervisar supervisión; supervisar > controlar control; controlar control;
vigilar vigilancia; inspeccionar inspección; inspector inspectora > inspeccionar inspección; inspeccionar auditar
supervisar > revisar revisión; revisar revisión repasar; revisar > comprobar; comprobar comprobación comprueba
verificar verificación contrastar; auditar auditoría; auditor auditora > auditar auditoría; coordinar coordinación;
coordinador coordinadora > coordinar coordinación; organizar organización; organizador organizadora > organizar
organización; planificar planear planificación planificador; planificador planificadora > planificar planificación;
programar programación; colaborar colaboración cooperar cooperación; colaborador colaboradora > colaborar
colaboración; apoyar apoyo respaldo respaldar; apoyar apoyo auxiliar > ayudar ayuda; ayudar ayuda apoyar apoyo;
asistir asistencia; ayudante asistente auxiliar > ayudar ayuda apoyo asistencia; acompañar acompañamiento;
participar participación intervenir intervino; colaborar > participar contribuir; participar > colaborar; ayudar
apoyar > contribuir colaborar colaboración contribución aportación aportar respaldar respaldo; aportar aportación contribuir contribución; representar representación; representante
> representar representación; delegado delegada > representante representar; portavoz > representar comunicación;
asesorar asesoría asesoramiento aconsejar consejo orientar orientación; asesor asesora consultor consultora >
asesorar aconsejar asesoramiento asesoría consultoría; orientador orientadora > orientar orientación; consultoría
asesoría asesoramiento; consulta consultar; mediar mediación; mediador mediadora > mediar mediación; enseñar
enseñanza impartir docencia; profesor profesora docente maestro maestra > enseñar enseñanza impartir clase docencia;
profesor profesora maestro maestra > docente; maestro maestra > profesor profesora; enseñar impartir docencia >
clase; formar capacitar formación capacitación adiestrar; formador formadora instructor instructora > formar
formación impartir; instructor instructora > formador formadora; entrenar entrenamiento entrena adiestrar;
entrenador entrenadora > entrenar entrenamiento; tutorizar tutelar tutoría; tutor tutora > tutorizar tutoría; tutoría > acompañar orientar; caer > disminuir bajar; educar
educación; educador educadora > educar educación; mentor mentora > mentoría; evaluar evaluación valorar valoración;
evaluador evaluadora > evaluar evaluación; examinar examen; corregir corrección corrige; corrector correctora >
corregir corrección; calificar calificación; puntuar puntuación; analizar análisis; analista > analizar análisis;
investigar investigación; investigador investigadora > investigar investigación; estudiar estudio; investigar
analizar > estudiar estudio; medir medición mide medida; calcular cálculo; diagnosticar diagnóstico; comparar
comparación comparativa comparativo; detectar detección hallar; identificar identificación localizar; observar
observación; experimentar experimento; ensayar ensayo; recopilar recopilación reunir; encuesta encuestar;
entrevistar entrevista; resolver resolución resuelve resolvió resuelto solucionar solución; atender atención
atiende; consulta guardia cita caso incidencia llamada > atender atención; cuidar asistir acompañar tratar > atender
atención; cuidar cuidado; cuidador cuidadora > cuidar cuidado atender; vendedor vendedora dependiente dependienta
camarero camarera recepcionista > atender atención; renovar renovación renueva modernizar modernización; actualizar
actualización; renovar > actualizar; reformar reforma; rehabilitar rehabilitación; rehabilitar > reformar renovar
reforma; reformar > renovar; restaurar restauración; restaurador restauradora > restaurar restauración; transformar
transformación convertir conversión convierte; adaptar adaptación; ajustar ajuste; sustituir sustitución reemplazar
reemplazo; cambiar cambio; trasladar traslado; mudanza > trasladar traslado; distribuir distribución repartir
reparto; entregar entrega; repartir reparto > entregar entrega; repartidor repartidora mensajero mensajera >
repartir reparto entregar entrega; enviar envío; expedir expedición despachar; recoger recogida; recoger >
recolectar; recolectar recolección; cosechar cosecha recolectar recoger; cargar carga; descargar descarga; almacenar
almacenamiento almacenaje; clasificar clasificación; clasificar > ordenar; envasar envasado; embalar embalaje
empaquetar; etiquetar etiquetado; inventariar inventario; catalogar catalogación catálogo; archivar archivo;
digitalizar digitalización; registrar registro anotar; documentar documentación; transportar transporte;
transportista > transportar transporte; importar importación; exportar exportación; abastecer abastecimiento
aprovisionar aprovisionamiento suministrar suministro; vender venta vendido; comercializar comercialización;
comercializar > vender venta; vendedor vendedora dependiente dependienta > vender venta; negociar negociación;
captar captación; fidelizar fidelización; facturar facturación; cobrar cobro; pagar pago; presupuestar presupuesto;
comprar compra adquirir adquisición; comprador compradora > comprar compra; contratar contratación reclutar
reclutamiento; seleccionar selección; subastar subasta; alquilar alquiler arrendar; tasar tasación; tasador tasadora
> tasar tasación; invertir inversión invierte; obtener obtención obtuvo conseguir consecución consigue lograr logro
alcanzar; ganar > obtener obtuvo conseguir consigue lograr; recaudar recaudación; recaudar > reunir; reunir >
juntar; superar > aprobar; aprobar > superar; publicar publicación; editar edición; escribir redactar escrito
redacción; redactor redactora > escribir redactar redacción; autor autora escritor escritora > escribir escrito;
escritor escritora > autor autora; novelista poeta > escritor escritora autor autora; traducir traducción; traductor
traductora > traducir traducción; intérprete > interpretar interpretación; interpretar interpretación; subtitular
subtítulo subtitulado; transcribir transcripción; locutor locutora > locución radio; presentador presentadora >
presentar presentación; presentar presentación; moderar moderación; cubrir cobertura cubierto; difundir difusión
divulgar divulgación; reportar informar; editor editora > editar edición; diseñar diseño; diseñador diseñadora >
diseñar diseño; dibujar dibujo; dibujante ilustrador ilustradora > dibujar dibujo ilustrar ilustración; ilustrador
ilustradora > dibujante; ilustrar ilustración; ilustrar > dibujar; pintar pintura; pintor pintora > pintar pintura;
fotografiar fotografía foto fotográfico; fotógrafo fotógrafa > fotografiar fotografía foto fotográfico; retratar
retrato; retratar > fotografiar; grabar grabación; filmar filmación rodar rodaje; esculpir escultura; escultor
escultora > esculpir escultura; componer composición compuso compuesto; compositor compositora > componer
composición música; tocar > música; cantar canto canta; cantante > cantar canto; actuar actuación; bailar baile
danza; bailarín bailarina > bailar baile danza; ensayo > ensayar; exponer exposición expuso expuesto; comisariar
comisariado; dramaturgo dramaturga > teatro escribir; interpretar representar actuar; actor actriz > actuar
interpretar; guionista > guion escribir; animar animación; maquetar maquetación; imprimir impresión impreso; tallar
talla; modelar modelado; construir construcción edificar edificación; construir edificar levantar > obra; construir
> levantar; albañil > construcción obra; proyectar > diseñar; reparar reparación arreglar arreglo; reparar arreglar
> mantenimiento; mantenimiento mantener conservación conservar; instalar instalación colocar colocación; montar
montaje ensamblar ensamblaje; montador montadora > montar montaje; instalador instaladora > instalar instalación;
soldar soldadura suelda; soldador soldadora > soldar soldadura; electricista > eléctrico electricidad; fontanero
fontanera > fontanería; carpintero carpintera ebanista > carpintería madera; ebanista > carpintero carpintera;
mecánico mecánica > reparar; mecanizar mecanizado; tornear torneado; tornero tornera > tornear torno; fresador
fresadora > fresar; fresar fresado; cortar corte; lijar lijado; barnizar barnizado; tapizar tapizado; tapicero
tapicera > tapizar; pulir pulido; coser costura cose; confeccionar confección > coser costura; costurera modista >
coser costura; bordar bordado; tejer tejido; lavar lavado; limpiar limpieza limpio; limpiador limpiadora > limpiar
limpieza; desinfectar desinfección; planchar planchado plancha; cavar excavar excavación; demoler demolición derribo
derribar; pavimentar asfaltar asfaltado; alicatar alicatado azulejo; fabricar fabricación producir producción
manufacturar; fabricar producir > elaborar elaboración; elaborar > producir producción; operario operaria obrero
obrera > trabajador trabajadora; operar operación; maquinista > máquina; embotellar embotellado; prensar prensado;
fundir fundición; forjar forja; herrero herrera > forjar forja hierro; cocinar cocina; guisar > cocinar; cocinero
cocinera chef > cocinar cocina; chef > cocinero cocinera; hornear horneado horno; servir servicio sirve sirvió;
camarero camarera > servir sala mesa; camarero camarera > atender; panadero panadera > pan panadería; pastelero
pastelera repostero repostera > pastelería repostería dulce postre; barista > café; sumiller > vino; amasar amasado
masa; cultivar cultivo; agricultor agricultora > agricultura agrícola cultivar cultivo; sembrar siembra; regar riego
riega; podar poda; plantar plantación; vendimiar vendimia uva; vendimia > cosecha; criar cría crianza; criador
criadora > criar cría; ordeñar ordeño; pastorear pastoreo; pastor pastora > pastorear rebaño ganado; jardinero
jardinera > jardinería jardín; ganadero ganadera > ganado ganadería; apicultor apicultora > apicultura abeja
colmena; pescador pescadora > pescar pesca; viticultor viticultora > viña viñedo uva; enólogo enóloga > vino
enología; alimentar alimentación; esquilar esquila; talar tala; curar cura; cirugía > operar intervención; quirófano
> operar; cirujano cirujana > cirugía operar quirúrgico; enfermero enfermera > enfermería cuidado cuidar; médico
médica > medicina; médico > doctor; médica > doctora; pediatra cardiólogo neurólogo cirujano psiquiatra dermatólogo
ginecólogo > médico doctor; pediatra cardióloga neuróloga cirujana psiquiatra dermatóloga ginecóloga > médica
doctora; pediatra > pediatría niño; psiquiatra > psiquiatría; cardiólogo cardióloga > cardiología; vacunar
vacunación vacuna; esterilizar esterilización; castrar > esterilizar; medicar medicación medicamento; rehabilitar
recuperación; fisioterapeuta > fisioterapia; logopeda > logopedia; matrona comadrona > parto; psicólogo psicóloga >
psicología; dentista odontólogo odontóloga > odontología dental; farmacéutico farmacéutica boticario > farmacia;
veterinario veterinaria > veterinaria animal; nutricionista dietista > nutrición dieta; terapeuta > terapia; donante
> donar; socorrista > socorrer rescate salvamento; dietista > nutricionista; conducir conducción; conductor
conductora > conducir conducción; camionero camionera > camión conducir conductor conductora; taxista > taxi
conducir conductor conductora; pilotar pilotaje vuela volar; piloto > pilotar volar; navegar navegación; marinero
marinera > barco mar; maquinista > tren; carretillero carretillera > carretilla; carretilla > carretillero; defender
defensa defiende; abogado abogada letrado letrada > derecho jurídico legal; juez jueza magistrado magistrada >
juzgado; procurador procuradora > juzgado; litigio pleito litigar; demandar demanda; recurrir recurso; policía >
policial; bombero bombera > incendio emergencia rescate; rescatar rescate salvamento; vigilante > vigilar vigilancia
seguridad; patrullar patrulla; arbitrar arbitraje; árbitro árbitra > arbitrar arbitraje; legislar legislación;
programar codificar; programador programadora desarrollador desarrolladora > programar programación desarrollar
desarrollo software; desplegar despliegue despliega; migrar migración; probar prueba testear test; depurar
depuración; monitorizar monitorización monitorear monitoreo; integrar integración; configurar configuración;
automatizar automatización; mantenedor mantenedora > mantener mantenimiento; modelar modelo modelización; visualizar
visualización; encriptar cifrar cifrado; informático informática > ordenador; donar donación donativo dona;
voluntario voluntaria > voluntariado; recoger > recogida; acoger acogida; integrar inserción; alfabetizar
alfabetización; sensibilizar sensibilización concienciar; movilizar movilización; recibir recepción; recepcionista >
recepción; visitar visita; explicar explicación; reciclar reciclaje; reforestar reforestación repoblar; contar
narrar relato; narrar narración; leer lectura; jugar juega juego; jugador jugadora > jugar juega; competir
competición compite; ganar victoria vencer; ganador ganadora campeón campeona > ganar; clasificarse clasificación;
batir récord; correr corredor corre; nadar natación; nadador nadadora > nadar natación; escalar escalada; esquiar
esquí; remar remo; pescar pesca; patinar patinaje; bucear buceo; caminar caminata andar; viajar viaje; pasear paseo;
montar equitación; calcular contabilizar; contable contador contadora > contabilidad cuenta; contabilidad > cuenta;
administrativo administrativa > administración; cajero cajera > caja cobrar; cerrar cierre cierra cerrado; acordar
acuerdo acuerda; firmar firma; pactar pacto acordar; convocar convocatoria; solicitar solicitud pedir; responder
respuesta contestar; preguntar pregunta; proponer propuesta propuso; aprobar aprobación; autorizar autorización;
certificar certificación certificado; acreditar acreditación; cumplir cumplimiento; garantizar asegurar; proteger
protección; conectar conexión; promover promoción promueve fomentar fomento impulsar impulso; difundir > promover;
dinamizar dinamización animar; eliminar eliminación suprimir; retirar retirada; separar separación; mezclar mezcla;
pesar pesaje; tasar valorar; traspasar traspaso; heredar herencia; prestar préstamo; devolver devolución devuelve;
archivo > documento; agrupar agrupación; reutilizar reutilización; premiar galardonar; nombrar nombramiento;
ascender ascenso asciende; formar capacitar > enseñar; triaje > clasificar clasificación; reducir disminuir > caer
cayó caída; tramitar gestionar; automático automatizado automatizar; tests test prueba; comensal invitado huésped >
invitado; conducir > rodar; seguimiento seguir monitorizar; triaje priorizar > prioridad; juicio > tribunal juzgado caso;
negociación > acuerdo; transportar > llevar; reservar reserva; registrar > apuntar; recibir acoger; reclamación >
queja; injertar injerto; retrasar retraso; medicar > tratar; vacunar > inmunizar; higiene higienizar; desarrollar
construir lanzar > crear creación; mentor mentora > acompañar orientar apoyar; recordar avisar alertar notificar;
reclamación queja > atender responder; encargar responsable encargado > gestionar gestión ocupar; instalar montar
colocar; pie > andar caminar; reponer reposición repuso repuesto; higiene aseo asear; alimentar > comer comida;
escaparate > montar decorar; codirigir > dirigir codirección; coorganizar > organizar; coescribir > escribir;
subcontratar > contratar; peluquero peluquera estilista barbero > cortar corte peinar peinado teñir color cabello
pelo lavar; esteticista > tratamiento piel; dependiente vendedor tendero > vender venta cliente tienda cobrar
reponer mostrador; cajero > cobrar caja cliente; reponedor reponedora > reponer reposición estante estantería;
recepcionista > recibir atender registrar cliente; conserje > portería edificio; administrativo secretaria >
documentación documento archivar oficina gestión administración; teleoperador teleoperadora > llamada teléfono
cliente atender; representante > cliente; contable > asiento cuenta factura contabilidad; auditor > auditar revisar
cuenta; asesor consultor > cliente; abogado abogada > asesorar cliente caso; notario > escritura; profesor docente
maestro > alumno estudiante aula clase educar educación enseñar curso; tutor > alumno; pedagogo orientador > alumno;
educador monitor > actividad; enfermero enfermera > paciente cuidar atender salud sanitario; médico cirujano
pediatra cardiólogo psiquiatra doctor > paciente atender tratar consulta salud diagnosticar; fisioterapeuta logopeda
terapeuta psicólogo dentista podólogo nutricionista > paciente tratar atender tratamiento consulta sesión; psicólogo
> terapia; veterinario > mascota curar tratar; farmacéutico > dispensar medicamento receta; dispensar dispensación;
auxiliar celador cuidador gerocultor > cuidar atender; cuidador gerocultor > persona mayor dependiente; gerocultor
geriátrico > mayor anciano; niñera canguro > niño niña cuidar; periodista reportero redactor > escribir noticia
texto informar; periodista reportero > entrevistar reportaje; corresponsal > informar periodista; fotógrafo
fotógrafa > imagen cámara retratar; diseñador ilustrador > diseño gráfico; programador desarrollador > código
aplicación programa; ingeniero ingeniera > técnico ingeniería; arquitecto > edificio plano proyecto; albañil >
construir levantar; electricista fontanero instalador > instalar reparar instalación; conductor camionero taxista
chofer > vehículo carretera conducir ruta; repartidor mensajero > paquete; agricultor agricultora > campo tierra;
jardinero > planta; cocinero cocinera > plato menú; panadero panadera > hornear masa; camarero camarera > comensal
cliente; sumiller > cata; entrenador > jugador deporte; socorrista > vigilar; policía vigilante > vigilar seguridad;
bombero > apagar; militar soldado > ejército; investigador científico > investigar estudiar ciencia; traductor
intérprete > idioma lengua texto; músico pianista guitarrista violinista > tocar música concierto; actor actriz >
papel escena; limpiador > limpiar; trabajador > trabajar; educador integrador > persona; guía > mostrar acompañar
visitante turista; bibliotecario > libro lector; archivero > documento; librero > vender; carpintero ebanista >
mueble madera; soldador > metal; sastre modista > ropa prenda coser; pintor > pintar brocha; azafata tripulante >
vuelo pasajero; piloto > vuelo avión; marinero > navegar; pescador > pez pescado; carnicero > carne cortar; florista
> ramo flor; topógrafo > medir terreno; geólogo > roca terreno; biólogo > especie; meteorólogo > tiempo clima;
astrónomo > estrella; estadístico > dato; economista > economía; sociólogo > sociedad; arqueólogo > excavar
excavación yacimiento; productor productora > producir producción; montador editor > montar editar; coreógrafo >
baile danza coreografía; director > dirigir; entrenador preparador > preparar entrenar; árbitro > partido; agente >
atender; gestor > gestionar; inmobiliario > vivienda piso inmueble; tasador > valorar; logístico > envío; maquinista
conductor > manejar; carretillero > mover palé; empaquetador > empaquetar; operador > operar manejar; rellenar
cumplimentar; depositar ingresar; tasar > calcular; redactar elaborar preparar > informe; fotocopiar copiar;
escanear digitalizar; ordenar organizar; organizar > ordenar preparar; arreglar > reparar; pintar > color;
atornillar fijar; amueblar > mueble; decorar decoración; adornar decorar; etiquetar > clasificar; acompañar guiar;
guiar > acompañar mostrar; informar información orientar; informar > explicar; consultar consulta; citar cita;
animar > dinamizar; dinamizar > animar; ensayar > preparar; ejercitar ejercicio entrenar; estimular estimulación;
cantar > voz; filmar grabar; grabar > filmar; proyectar proyección; subastar > vender; canjear cambiar; exponer
mostrar exhibir; exhibir > mostrar; impartir dictar; traducir > verter; redactar > texto; divulgar > explicar;
localizar encontrar; buscar búsqueda; rastrear rastreo buscar; filtrar filtro; contabilizar registrar; podar cortar;
segar siega cortar; trasplantar trasplante; fertilizar abonar abono; fumigar tratar; trasquilar esquilar; catar cata
degustar degustación; maridar maridaje; emplatar plato; marinar adobar; tostar tueste tostado; moler molienda;
destilar destilación; fermentar fermentación; refrigerar refrigeración enfriar; calibrar calibración; lubricar
engrase engrasar; pulimentar pulir; remachar remache; doblar plegar; troquelar troquel; estampar estampación; teñir
tinte; hilar hilado; cortar > corte; patronar patronaje; escayolar escayola; enyesar yeso; impermeabilizar
impermeabilización; aislar aislamiento; cablear cableado; diagnosticar > detectar; prescribir recetar; suturar
sutura; anestesiar anestesia; explorar exploración; auscultar explorar; curar > tratar; amamantar lactancia; sondar
sonda; triar triaje; movilizar > mover; bañar baño; vestir > ropa; contratar > trabajador empleado; running jogging
footing > correr; lectura > interpretar; automático > máquina; predecir prever anticipar pronosticar predicción;
acertar acierta acierto; gira > viajar viaje; certificado > expedir emitir; emitir expedir; contratar > incorporar;
seleccionar contratar > elegir; monitorizar > vigilar controlar; soporte > ayudar resolver atender duda; digitalizar
> digital escanear; ahorrar > reducir gasto; karting > correr kart; patronaje > patrón; inscribir > registrar
apuntar; registrar > inscribir; seleccionar > elegir escoger; elegir escoger; picking > pedido preparar; formador
formadora instructor > enseñar; dependiente > despachar; apoyar apoyo > acompañar; rediseñar rediseño; rediseñar
renovar modernizar > nuevo imagen; extinguir extinción apagar; extinguir > fuego incendio; apagar > extinguir;
anotar apuntar registrar; registro > anotar; suministrar > vender; demostración > presentar mostrar; portada >
cubierta; propietario dueño; propietario dueño > negocio; acoger > recibir; cartera > atender; adiestrar > enseñar;
custodiar custodia guardar; velar vigilar; patrullar > vigilar recorrer; desmontar desmontaje; embarcar embarque;
amarrar amarre; remolcar remolque; aterrizar aterrizaje; despegar despegue; repostar combustible; facturar > cobrar;
liquidar liquidación; conciliar conciliación; contabilizar > registrar; declarar declaración; tributar > impuesto;
recaudar > cobrar; subvencionar subvención ayuda; financiar financiación; patrocinar patrocinio; promocionar
promoción; posicionar posicionamiento; segmentar segmentación; prospectar prospección; visitar > ver; concertar >
acordar; cotizar cotización presupuesto; importar exportar > comercio; etiquetar > marcar; auditar > comprobar;
homologar homologación; acreditar > certificar; patentar patente; secuenciar secuenciación; muestrear muestreo
muestra; pipetear pipeta; sintetizar síntesis; simular simulación; modelizar modelo; cartografiar cartografía mapa;
excavar > desenterrar; datar datación; inventariar > catalogar; comisariar > exposición organizar; programar >
código; versionar git; refactorizar > reescribir; compilar compilación; escalar escalabilidad; virtualizar
virtualización; respaldar copia; parchear parche; rotular rótulo rotulación; encuadrar encuadre; iluminar
iluminación; sonorizar sonido; doblar doblaje; coreografiar coreografía; versionar > adaptar; arreglar arreglo;
afinar afinación; recitar recital; declamar poesía; moderar debate; debatir debate; cronometrar cronómetro; tutelar
> proteger; escolarizar escolarización; matricular matrícula; examinar > evaluar; puntuar > calificar evaluar; becar
beca; corregir > revisar; revisar > corregir; orientar > asesorar; empadronar padrón; expedir > emitir; sellar
sello; notificar notificación; tramitar > presentar; litigar > defender; alegar alegación; sentenciar sentencia;
arbitrar > mediar; conciliar > mediar; custodiar > proteger; contratar > emplear; usar utilizar > emplear; orientar
> acompañar; idioma > comunicar; rediseñar > renovar; especializar >
especialista; visitar visita > visitante; controlar control > verificar comprobar; diseñar planificar planear > trazar; gerente > gerencia; jefe
jefa > jefatura; aprendiz > aprendizaje; becario becaria > beca; enseñar > explicar; intercambio intercambiar; alumno alumna
estudiante > clase grupo; comprar vender > comercio; prestar > ofrecer; entrevistar > conversar; gracias > permitir; cliente > cartera clientela; vender venta > cliente clientela; obtener conseguir lograr
> valer rendir reportar; perder pérdida > costar
`

export const groups = `${deeds};${things}`
