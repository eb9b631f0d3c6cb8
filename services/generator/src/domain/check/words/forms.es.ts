/** Irregular forms and nouns of one Spanish verb, a verb between semicolons: the stem of each is that of the first. */
export const forms = `
atender atiende atienda atención; extender extiende extensión; caer cae cayó cayeron caía; defender defiende defensa; convertir convierte
convirtió conversión; invertir invierte invirtió inversión; sugerir sugiere sugirió; conseguir consigue consiguió
consigo consecución; servir sirve sirvió; medir mide midió medición; pedir pide pidió; competir compite compitió
competición; repetir repite; desbrozar desbroce; predecir predice predijo predicción; corregir corrige corrigió corrección; elegir elige eligió elección; dirigir dirijo
dirija; mover mueve; promover promueve promoción; resolver resuelve resuelto resolución; devolver devuelve devuelto
devolución; demostrar demuestra; probar prueba; comprobar comprueba; aprobar aprueba aprobación; acordar acuerda
acuerdo; jugar juega juego; colgar cuelga; sembrar siembra; regar riega riego; cerrar cierra cierre; reforzar
refuerza refuerzo; soldar suelda; renovar renueva; volar vuela vuelo; rodar rueda rodaje; cocer cuece; moler muele;
fregar friega; calentar calienta; desplegar despliega despliegue; obtener obtuvo obtiene obtengo obtención; mantener
mantuvo mantiene mantenimiento; sostener sostuvo sostiene; contener contuvo; detener detuvo detiene detención;
retener retuvo retención; disponer dispuso dispuesto disposición; proponer propuso propuesta propongo; componer
compuso compuesto composición; exponer expuso expuesto exposición; imponer impuso impuesta; suponer supuso supuesto;
traer trajo traído; atraer atrajo atracción; extraer extrajo extracción; intervenir intervino interviene
intervención; prevenir previno previene prevención; prever previó previsto previsión; abrir abre abrió abría abriendo abrieron abren abierto apertura; cubrir
cubierto cobertura; descubrir descubierto; escribir escrito escritura; describir descrito; inscribir inscrito
inscripción; transcribir transcrito transcripción; suscribir suscrito suscripción; imprimir impreso impresión; leer
lectura leyó lee leía leen; reducir reducción; producir producción; traducir traducción; conducir conducción; introducir
introducción; reproducir reproducción; construir construcción constructivo; instruir instrucción; distribuir
distribución; contribuir contribución; sustituir sustitución; constituir constitución; instituir institución;
atribuir atribución; incluir inclusión; excluir exclusión; concluir conclusión; ampliar ampliación; expandir
expansión; difundir difusión; transmitir transmisión; emitir emisión; admitir admisión; permitir permiso; decidir
decisión; revisar revisión; supervisar supervisión; expedir expide expedición; recibir recepción; percibir
percepción; adquirir adquiere adquisición; proteger protección proteja; recoger recogida; recolectar recolección;
detectar detección; inspeccionar inspección; seleccionar selección; proyectar proyección; conectar conexión;
inyectar inyección; ejecutar ejecución; evolucionar evolución; redactar redacción; interactuar interacción; actuar
actuación; contratar contratación; vender venta; perder pierde pérdida; rendir rinde rindió; gestionar gestión;
acoger acogida; reunir reunión; crecer crecimiento crece; disolver disuelve disolución; satisfacer satisfizo
satisfecho satisfacción; rehacer rehízo rehecho; ascender asciende ascenso; descender desciende descenso; transferir
transfiere transfirió transferencia; asistir asistencia; presidir presidencia; restringir restricción; fundir
fundición; pulir pulido; teñir tiñe tiñó; alquilar alquiler; pescar pesca pesquero; cazar caza; tejer tejido; coser
costura; criar cría crianza; preparar prepara; comparar compara; reparar repara; separar separa; entrevistar
entrevista; trasladar traslada traslado; diagnosticar diagnostica; multiplicar multiplica; comunicar comunica;
préstamo préstamos; marítimo marítimos; línea líneas; dulce dulces; gobierno gobiernos; huésped huéspedes; demandar
demandó; andar anda anduvo andaba andando andaban;
ingerir ingiere ingirió ingesta; digerir digiere digestión; adherir adhiere adhirió adhesión; conferir confiere; inferir infiere inferencia;
interferir interfiere interferencia; requerir requiere requirió requerimiento; herir hiere hirió; hervir hierve hirvió; advertir
advierte advirtió advertencia; revertir revierte revirtió reversión; divertir divierte; despedir despide despidió
despido; impedir impide impidió; vestir viste vistió; perseguir persigue persiguió persecución; concebir concibe
concibió concepción; freír fríe frito fritura; encender enciende encendido; entender entiende; verter vierte
vertido; apretar aprieta; acertar acierta acierto; alentar alienta; atravesar atraviesa; despertar despierta; encerrar
encierra; enmendar enmienda; recomendar recomienda recomendación; repoblar repuebla repoblación; volcar vuelca vuelco;
tostar tuesta tueste; torcer tuerce; remover remueve remoción; envolver envuelve envuelto; revolver revuelve revuelto;
descontar descuenta descuento; recordar recuerda recordatorio; manifestar manifiesta manifestación; segar siega;
serrar serrado; morder muerde
`
