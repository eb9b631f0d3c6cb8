/** See same-meaning.ts. */
export const groups = `
reducir disminuir rebajar bajar; aumentar incrementar elevar subir; mejorar optimizar; fundar fundación; jefe jefa;
presidente presidenta; responsable encargado encargada; médico médica doctor doctora;
odontólogo odontóloga dentista; fisioterapeuta fisio; farmacéutico farmacéutica boticario; farmacia botica;
matrona comadrona partera; medicamento fármaco; urgencias emergencias; abogado abogada letrado letrada;
jurídico legal; derecho leyes; juez jueza magistrado; notario escribano; empresa compañía firma empleador;
empleado empleada trabajador trabajadora; compañero colega compañera; cliente clienta; proveedor suministrador;
profesor profesora docente; enseñar impartir; enseñanza docencia; alumno alumna estudiante; colegio escuela;
guardería parvulario; universidad uni; clase lección; curso cursillo; formación capacitación; formar capacitar;
formador formadora capacitador; prácticas pasantía; máster maestría; msc máster; doctorado phd;
bachillerato bachiller; certificado certificación; premio galardón; galardonado premiado; investigar investigación;
laboratorio lab; analizar análisis; publicar publicación; artículo paper; escribir redactar escrito redacción;
conferencia ponencia charla; ponente conferenciante; traducir traducción; periodista reportero reportera;
software programa; aplicación app; programar codificar programación;
programador programadora desarrollador desarrolladora; desarrollar desarrollo; ordenador computadora computador pc;
móvil celular; informática computación; probar testear; fallo error bug; automatizar automatización;
administrar gestionar; implementar implantar implementación implantación; migrar migración; servidor server;
diseñar diseño; dibujar dibujo; foto fotografía; fabricar producir elaborar; fabricación producción elaboración;
construir edificar construcción; reparar arreglar reparación; montar ensamblar; montaje ensamblaje;
fontanero plomero fontanera; costurera modista; obrero operario obrera operaria;
pastelero repostero pastelera repostera; pastelería repostería; cocinar guisar; camarero mesero camarera mesera;
restaurante restorán; plato platillo; agricultor agricultora campesino campesina; granja finca;
vender venta vendido; vendedor vendedora dependiente dependienta; comprar adquirir; compra adquisición;
comerciante mercader; contable contador contadora; contabilidad teneduría; mercadotecnia marketing;
negociar negociación; conductor conductora chofer chófer; conducir manejar; camión camiones;
coche automóvil carro auto; bicicleta bici; carné carnet licencia; almacén depósito; tren ferrocarril;
avión aeronave; asociación agrupación; donación donativo; apoyar respaldar; apoyo respaldo;
asistente ayudante auxiliar; asesor asesora consultor consultora; asesorar aconsejar;
asesoramiento asesoría consultoría; actor actriz; cantante vocalista; coro coral; bailarín bailarina;
exposición exhibición; película filme film; organizar organización; planificar planear planificación;
coordinar coordinación; supervisar supervisión; contratar reclutar; contratación reclutamiento; lanzar lanzamiento;
anual anualmente; mensual mensualmente; semanal semanalmente; autónomo freelance; habilidad destreza;
ecológico orgánico biológico; sostenible sustentable; senderismo excursionismo; fútbol balompié;
castellano español; coste costo; becario pasante; nadar natación; hostelería hotelería; maestría > posgrado;
máster > posgrado
`
