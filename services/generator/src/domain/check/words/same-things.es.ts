/** Things, and who does what by title; see same-meaning.ts. */
export const groups = `
presidente presidenta; responsable encargado encargada; coordinador > responsable; coordinadora > responsable; jefe
jefa > responsable encargado; director directora > responsable; gerente > responsable; subdirector subdirectora >
subdirección; becario becaria pasante; becario becaria > beca prácticas; prácticas pasantía; aprendiz aprendiza >
aprender aprendizaje; médico médica; odontólogo odontóloga dentista; fisioterapeuta fisio; farmacéutico farmacéutica
boticario; farmacia botica; matrona comadrona partera; abogado abogada letrado letrada; magistrado magistrada > juez
jueza; notario escribano; profesor profesora docente; profesor profesora > profesorado; formador formadora
capacitador; periodista reportero reportera; periodista reportero > periodismo prensa; programador programadora
desarrollador desarrolladora; fontanero plomero fontanera; modista > costurera; operario operaria > obrero obrera;
obrero obrera > operario operaria; albañil > obrero; pastelero repostero pastelera repostera; camarero mesero
camarera mesera; agricultor agricultora > campesino campesina; campesino campesina > agricultor agricultora;
vendedor vendedora dependiente dependienta; contable > contador contadora; contador contadora > contable; conductor
conductora > chofer chófer; chofer > conductor conductora; asistente ayudante; asistente ayudante > auxiliar;
auxiliar > asistente ayudante; asesor asesora consultor consultora; actor > actriz; actriz > actor; cantante
vocalista; bailarín bailarina; ponente > conferenciante orador; conferenciante orador > ponente; peluquero peluquera
estilista; cuidador cuidadora; limpiador limpiadora; vigilante > guarda; bibliotecario bibliotecaria > biblioteca;
archivero archivera > archivo; librero librera > librería libro; arquitecto arquitecta > arquitectura; ingeniero
ingeniera > ingeniería; biólogo bióloga > biología; químico química; físico física; matemático matemática;
economista > economía; sociólogo socióloga > sociología; historiador historiadora > historia; arqueólogo arqueóloga
> arqueología; geólogo geóloga > geología; pedagogo pedagoga > pedagogía; filólogo filóloga > filología; informático
informática; músico música; pianista > piano música tocar; guitarrista > guitarra música tocar; violinista > violín
música tocar; ceramista alfarero alfarera; ceramista alfarero alfarera > cerámica barro; joyero joyera > joya
joyería; relojero relojera > reloj; zapatero zapatera > zapato calzado; carnicero carnicera > carne carnicería;
pescadero pescadera > pescado pescadería; florista > flor floristería; peluquero peluquera > peluquería pelo;
esteticista > estética belleza; topógrafo topógrafa > topografía; delineante > plano dibujo; aparejador aparejadora
> obra; trabajador trabajadora > trabajo; empresa compañía firma; empresa compañía > empleador negocio; cooperativa
bodega constructora editorial aseguradora consultora gestoría inmobiliaria > empresa compañía; empleado > trabajador
trabajadora; trabajador > empleado empleada; empleado trabajador operario > personal plantilla; plantilla personal;
compañero colega compañera; equipo grupo cuadrilla; brigada > equipo; cliente clienta; cliente clientela; proveedor
suministrador; socio > miembro; departamento área sección; sede oficina; usuario beneficiario; autónomo freelance
independiente; autónomo freelance independiente > cuenta propia; jornada turno; colegio escuela; colegio escuela
instituto > centro; colegio escuela instituto universidad > educativo; guardería parvulario; guardería parvulario >
escuela infantil niño; universidad uni; universidad > universitario; universitario > universidad; facultad >
universidad; clase lección; curso cursillo; alumno alumna alumnado; alumno > estudiante; estudiante > alumno
alumnado; estudiante alumno > estudiantil; estudiantil > estudiante; aula > clase; primaria > escuela; infantil
infancia niño niña; niño niña > menor infantil; bebé > niño; menor > niño; adolescente > joven adolescencia; joven
juventud; juvenil joven; juvenil juventud; mayor anciano; mayor anciano > tercera edad; anciano > persona mayor;
adulto adulta; familia familiar; hijo > familia; mujer femenino; hombre masculino; máster maestría; msc máster;
doctorado phd doctoral; bachillerato bachiller; maestría máster > posgrado postgrado; grado licenciatura > carrera;
grado licenciatura > universitario; licenciado > licenciatura; graduado > grado; diplomado > diplomatura; ingeniería
> carrera; oposición opositar; certificado certificación; diploma > certificado; titulación título; beca > becado
becario; asignatura materia; pedagogía pedagógico; didáctico didáctica; hospital > centro clínico hospitalario;
hospital clínica ambulatorio > centro sanitario; hospitalario > hospital; clínica > clínico centro; residencia >
centro residente; residente > residencia; centro > local; medicamento fármaco; farmacia > medicamento; urgencias
urgencia emergencia; paciente enfermo; enfermo > paciente; salud sanitario sanidad; dental diente; parto nacimiento;
discapacidad discapacitado; demencia alzhéimer; alzhéimer > demencia; diabetes diabético; cáncer oncología
oncológico; corazón cardíaco cardiología; cardiología > cardíaco; pediatría pediátrico; pediatría > niño infantil;
psicología psicológico; psicología > mental; psiquiatría > mental; quirófano > quirúrgico cirugía; cirugía
quirúrgico; ecografía ultrasonido; vacuna > inmunización; uci intensivos; jurídico legal; derecho leyes; derecho >
jurídico legal; laboral trabajo; fiscal tributario impuesto; penal criminal; juzgado tribunal; juzgado > judicial;
contrato > contractual; municipio municipal ayuntamiento; ayuntamiento > municipal municipio administración local;
concejo ayuntamiento; ministerio > gobierno; diputación > provincial; vecino vecinal; vecino > comunidad; barrio
vecinal vecindario; comunidad comunitario; ciudadano ciudadanía; migrante inmigrante; inmigrante migrante >
migración; refugiado > asilo; ong fundación asociación > entidad organización; asociación agrupación; asociación >
asociativo; ordenador computadora computador pc; móvil celular; informática computación; software programa; software
> informático; aplicación app; página web sitio; fallo error bug; error fallo avería incidencia > problema; servidor
server; interfaz > pantalla; bd > datos; dato datos base; algoritmo > software; nube cloud; red redes;
ciberseguridad > seguridad; python java javascript typescript php ruby kotlin swift rust golang > programación
programar lenguaje; sql > datos consulta; excel word powerpoint > ofimática; excel > hoja cálculo; excel word
autocad photoshop illustrator indesign sap cype archicad rhino revit canva figma > programa herramienta informático;
photoshop illustrator indesign figma > diseño; autocad revit archicad > plano; robot robótica; inteligencia ia;
frontend front; backend back; laboratorio lab; experimento ensayo; muestra muestreo; microscopio microscopía;
artículo paper; artículo > publicación texto; revista > publicación; libro > publicación obra; novela poemario
manual > libro; novela > ficción literatura; poema poesía; poemario > poesía poema; cuento relato; reportaje crónica
columna > artículo periodismo texto; reportaje > periodístico; periodismo prensa; periodístico periodismo; diario
periódico rotativo; diario periódico revista > prensa medio; radio radiofónico; televisión televisivo tele; boletín
newsletter; encuesta sondeo; conferencia ponencia charla; congreso conferencia > evento; informe reporte; informe
manual guía > documento; folleto > impreso; presentación > exposición; idioma lengua; lingüístico lengua; signos
signado; casa vivienda hogar; piso apartamento; piso apartamento chalé > vivienda casa; casa > domicilio; edificio
inmueble; inmueble inmobiliario; edificio vivienda > construcción; tienda comercio; comercio comercial; supermercado
librería panadería zapatería frutería ferretería carnicería floristería > tienda comercio negocio; tienda comercio
establecimiento > negocio local; restaurante bar cafetería hotel > establecimiento hostelería; bar restaurante >
local; restaurante restorán; hotel > alojamiento hotelero; albergue hostal > alojamiento; hostelería hotelería;
huésped comensal > cliente; plato platillo; carta menú; menú > comida; postre dulce; tarta pastel; pan panadería;
panadería > pan; pastelería repostería; vino vinícola; bodega > vino; cerveza cervecero; café cafetería; queso >
lácteo; leche lácteo; pescado > comida; carne cárnico; fruta verdura hortaliza > alimento; alimento comida; catering
> comida; fábrica factoría; fábrica factoría > planta; fábrica > industria industrial; industria industrial; almacén
depósito; almacén > logística; logística logístico; obra construcción; carretera vial; puente > obra; madera
carpintería; madera > material; mueble mobiliario; metal metálico; acero hierro > metal metálico; máquina
maquinaria; máquina > equipo; herramienta útil; soldadura > metal; electricidad eléctrico; electrónico electrónica;
energía energético; solar fotovoltaico; placa panel; calefacción calor; climatización > calefacción aire; fontanería
> agua tubería; tubería > agua; pintura > color; textil tela tejido; ropa prenda; vestuario ropa; zapato calzado;
cuero > piel; vidrio cristal; cerámica alfarería; cerámica > barro; joya joyería; granja finca explotación; oveja
ovino; oveja vaca cabra cerdo ovino vacuno porcino caprino > ganado animal ganadero; vaca vacuno bovino; cabra
caprino; cerdo porcino; caballo equino; caballo equino > animal; gallina > ave avícola; ave avícola; pollo gallina >
ave; perro canino; gato felino; perro gato > animal mascota; ganado > animal ganadero; ganadería ganadero; ganadería
> ganado; abeja > colmena apicultura; apicultura > abeja; ave pájaro; pez > animal; agricultura agrícola agrario;
agricultura > campo cultivo; viñedo viña; viña viñedo > uva; olivar olivo; olivo > aceituna; huerto huerta; huerto
huerta > hortaliza verdura; jardín jardinería; jardín > planta; árbol > planta; bosque forestal; monte forestal;
invernadero > planta cultivo; trigo cebada maíz > cereal; cosecha > cultivo; ecológico orgánico biológico;
sostenible sustentable; sostenible sostenibilidad; ambiental medioambiental medioambiente; medio ambiente >
ambiental; residuo basura; reciclaje > residuo; agua hídrico; río fluvial; mar marino marítimo; clima climático;
naturaleza natural; coche automóvil carro auto; coche camión furgoneta moto autobús > vehículo; bicicleta bici; moto
motocicleta; autobús bus; autobús > pasajero; camión camiones; tren ferrocarril ferroviario; avión aeronave; avión
aéreo; barco buque embarcación; barco > naval; puerto portuario; aeropuerto aeroportuario; ruta recorrido; carné
carnet licencia permiso; carretilla montacargas; pasajero viajero; paquete paquetería; paquete > envío; mercancía
carga; mercancía > género; mudanza > traslado; tráfico circulación; aduana aduanero; flota > vehículo; coste costo;
coste gasto; gasto > dinero; presupuesto > presupuestario; ingreso recaudación; facturación ventas ingresos; venta >
comercial; impuesto > fiscal; factura facturación; nómina > salario; salario sueldo; inversión > inversor; préstamo
crédito; seguro póliza; bancario banca; contabilidad teneduría; contabilidad contable; contable > contabilidad;
mercadotecnia marketing; publicidad publicitario; publicidad > marketing; pedido encargo; pedido > orden;
existencias stock inventario; queja reclamación; reclamación > cliente; accidente siniestro; selección > personal;
exposición > muestra; exposición exhibición; museo museístico; patrimonio > cultural; cultura cultural; museo teatro
biblioteca > cultural cultura; arte artístico; arte > obra; pintura > cuadro; acuarela óleo > pintura pintar;
escultura > arte; película filme film; película cine; cine cinematográfico; cine audiovisual; vídeo audiovisual;
documental > película cine; cortometraje documental > audiovisual; festival > evento; concierto > música evento;
música musical; música > sonido; canción > música; coro coral; coro > música; orquesta banda > música; guitarra
piano violín flauta batería saxofón > música instrumento tocar; jazz flamenco rock > música; teatro teatral; teatro
> escena escénico; danza baile; danza baile > bailar; actuación > escena; boda bautizo > evento celebración; evento
acto; gráfico visual; imagen visual; fotografía imagen; fotografía > cámara; ilustración dibujo; diseño > gráfico;
logotipo logo; cómic tebeo; videojuego > juego; ajedrez > juego jugar partida tablero; deporte deportivo; fútbol
baloncesto tenis natación ciclismo atletismo balonmano voleibol rugby judo > deporte deportivo; fútbol balompié;
fútbol > futbolístico; fútbol baloncesto tenis balonmano voleibol rugby ajedrez > jugar juega partido; senderismo
excursionismo; senderismo > caminar andar montaña ruta naturaleza; excursión > salida; integral > completo completamente; montañismo alpinismo; montañismo > montaña;
montaña monte; ciclismo bicicleta; ciclismo > pedalear; natación > nadar; atletismo maratón > correr; maratón >
carrera; escalada > escalar montaña; esquí > esquiar nieve; vela > navegar; navegar > mar; surf > ola mar; buceo >
bucear mar; pesca > pescar; remo > remar; equitación > caballo montar; yoga > meditar; patinaje > patinar; boxeo
judo karate > marcial; lectura > leer libro; viaje > viajar; cocina > cocinar; repostería > hornear postre;
jardinería > jardín planta; horticultura > huerto hortaliza; costura > coser; ganchillo > tejer; acuarela > pintura
pintar; pintura > pintar cuadro; dibujo > dibujar; cerámica > modelar; fotografía > foto fotografiar; astronomía >
estrella cielo; ornitología > ave pájaro; micología > seta; setas > micología; baile > bailar; tango > bailar baile;
teatro > actuar escena; cine > película; poesía > poema; ópera > música; bricolaje > arreglar; carpintería > madera;
meditación > meditar; encuadernación > libro; mensual mensualmente; mensual > mes; anual anualmente; anual > año;
semanal semanalmente; semanal > semana; diario diariamente cotidiano; diario > día; trimestral trimestre; semestral
semestre; nocturno noche; diurno día; matinal mañana; gratuito gratuita gratis gratuitamente; internacional >
extranjero; extranjero > exterior; castellano español; inglés > británico; euskera vasco; catalán valenciano; rural
> campo; urbano ciudad; provincia provincial; región regional; nación nacional; país nacional; local localidad;
público pública; privado particular; digital digitalmente; online línea virtual; presencial presencialmente; manual
manualmente; mano manual; temporal temporalmente; principiante > inicial; distinción reconocimiento mención; premio
galardón; premio galardón mención > distinción reconocimiento reconocer; galardonado premiado; premio galardón >
premiado galardonado premiar galardonar; mención > mencionar; primero primera; segundo segunda; tercero tercera
tercer; récord marca; torneo campeonato; liga > campeonato; carrera > prueba; concurso certamen; proyecto >
iniciativa; servicio > prestación; taller > actividad; curso taller > formación; herramienta > instrumento; método
metodología; estrategia estratégico; técnica técnico; protocolo > procedimiento; procedimiento proceso; normativa
norma; normativa ley reglamento > legislación; pérdida merma; demora retraso; plazo > tiempo; espera > tiempo;
duración > tiempo; cifra dato; cantidad > número; estadística estadístico; iniciativa proyecto; mitad medio; doble
duplicar; triple triplicar; niño > pequeño; ocio > libre; feria > evento; cocina > fogón; plc > autómata; primaria >
niño niña; lector > lectura leer; género mercancía > producto; bufete despacho gabinete; temporero > trabajador
temporal; vivienda edificio > construcción; aprendiz > oficio; profesor docente maestro > docente educativo; alumno
> clase aula; paciente > persona; enfermero enfermera > sanitario; marisco pescado > mar; temporada > estacional;
diabético diabetes; sepsis séptico; triaje > urgencias; convenio > acuerdo; afiliado > miembro; despido > despedir;
campeón campeona campeonato; campeón campeona > título ganar victoria; jugador > equipo; entrenador > deporte
equipo; volquete > camión; mercancía > transporte; refrigerado frío frigorífico; placa fotovoltaico > solar; panel
placa; reparto > envío; gastronomía gastronómico culinario cocina; gastronomía > cocina; moto motociclismo;
motociclismo > moto rodar; caza > cazar; novela > leer lectura; montañismo > montaña subir; banquete > celebración
evento; turista turismo turístico; reseña opinión; satisfacción satisfecho; tienda > venta; nacido neonatal > bebé;
domiciliario domicilio > casa; novato principiante > nuevo; postgresql mysql oracle mongodb sqlite mariadb > base
datos; cerámica > pieza; olivar viñedo huerta > agricultura agrícola; domicilio domiciliario; especialista >
especializado; experto > especialista especializado; turismo > turista visitante; visitante turista; volumen
ejemplar > libro; cnc torno > máquina; zumba > bailar; pádel > jugar juega pista; pádel tenis > raqueta; batería >
tocar tambor; huerto > cultivar; piragüismo > remar piragua; triatlón > correr nadar bicicleta; espeleología > cueva
explorar; encuadernación > encuadernar; bordado > bordar; talla > tallar; cosmética > estética; mecha > pelo
cabello; pyme > empresa pequeña; iva > impuesto; sociedad > empresa; trimestral > trimestre; viaducto > puente;
carretera > vía; follower seguidor; instagram facebook tiktok twitter linkedin > red social; youtube > vídeo;
anfibio > animal; charca > laguna; playa > costa litoral; nocturno > noche; turno > horario; parroquia > iglesia;
ropa > prenda; heladería > helado; terraza > mesa; memoria > mental; paseo > pasear; vial > tráfico circulación;
violencia > maltrato; polímero > plástico; biodegradable > ecológico; mapa > plano; antiguo
> histórico; siglo > histórico; premiado > premio; semana > semanal; trimestre > trimestral; mes > mensual; año >
anual; noche > nocturno; día > diario; fin > finde; adolescente > juvenil; municipio ayuntamiento > público;
ministerio ayuntamiento diputación > administración; sindicato > sindical laboral trabajador; iglesia > religioso;
colegio > escolar; escolar escuela colegio; escuela > escolar; hospital > hospitalario; barrio > barrial;
universidad > académico; infancia > infantil; hogar > doméstico; doméstico hogar; empleado > empleo; pareja > dos;
bosque > árbol; incendio > fuego; fuego incendio; emergencia > urgencia; ambulancia > sanitario; quirófano >
operación; termas balneario > agua; camping > acampada; vuelo > aéreo avión; billete entrada; entrada ticket
billete; taquilla > entrada; cola fila; cita > visita; paquetería > paquete; palé > carga mercancía; carga > peso;
furgón furgoneta; remolque > camión; grúa > carga; excavadora > máquina obra; hormigón cemento; ladrillo >
construcción; tejado cubierta; fachada > edificio; reforma > obra; boceto dibujo; lienzo > pintura; óleo > pintura;
retrato > imagen; revista > artículo medio; blog > web; podcast > audio; audio sonido; micrófono > sonido; escenario
escena; obra > pieza; gira > concierto actuación; disco álbum; disco > música; compás ritmo; partitura > música;
letra > texto; guion > texto; subtítulo > texto; vídeo > grabación; corto > cine; plató rodaje; naval astillero
casco > barco buque; cocina cocinero > plato comida; senderismo > pie; abogado > letrado; repostería > dulce;
teléfono telefónico; teléfono > llamada; alimentario alimentación; crianza > hijo; sevillanas swing ballet salsa
bachata > bailar baile; matrimonio boda; público > ciudadanía ciudadano gente; parque jardín > verde; vivero >
planta; peluquero > estética; masaje > tratamiento; spa balneario; corredor > deportista; carrera > correr; prenda >
ropa; lencería > ropa; flota > coche vehículo; rueda neumático; lonja > mercado pescado; batea > mejillón; copia
respaldo backup; riego > agua; agua > hídrico; cocina > receta; intercambio > programa; vista oral > juicio;
hortaliza huerto; barra hogaza > pan; maquinaria > máquina; recambio repuesto; mostrador > tienda; constante >
vital; duelo > pérdida; portada cubierta; meteorológico meteo > tiempo clima; placa circuito; dron > vuelo;
selectividad > examen prueba acceso; jurado > oficial; geriatría > mayor anciano; geriatría geriátrico; juzgado >
justicia judicial; panificadora > panadería pan; horno > panadería pan; editorial > libro; revista > editorial;
imprenta > impresión; becario > prácticas; montaña > monte; astronomía > observar; restaurante > hostelería;
forestal > bosque monte; incendio > extinción; buceo > buzo submarino; material > materiales; segunda segundo;
tractor > maquinaria agrícola; escolar > alumno alumna; prácticas > alumno estudiante; dron > volar; quesería >
queso; hospital uci > ingresado ingreso; ictus > cerebral; afasia > lenguaje; dislexia > lectura; lector > lectura;
riego calefacción ventilación climatización alarma > sistema; apicultura > apícola; agricultura > agrícola; viticultura > vitícola;
horticultura > hortícola; avicultura > avícola; piscicultura > piscícola
`
