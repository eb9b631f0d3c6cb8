import { listed, type GuardWords } from '../../text/guard-words.js'

/** Spanish. */
export const es: GuardWords = {
  facts: {
    birth: {
      labels: listed(`
        fecha de nacimiento | lugar de nacimiento | fecha y lugar de nacimiento | lugar y fecha de nacimiento | f nacimiento |
        fecha nacimiento | f nac | año de nacimiento | país de nacimiento | nacimiento
      `),
    },
    age: { topics: listed(`edad`) },
    gender: {
      topics: listed(`sexo | género`),
      values: listed(`mujer | hombre | femenino | masculino | f | m | h | no binario`),
    },
    nationality: {
      labels: listed(`nacionalidad | ciudadanía | nacionalidades | doble nacionalidad`),
      values: listed(`
        española | español | mexicana | mexicano | argentina | argentino | colombiana | colombiano | chilena | chileno |
        peruana | peruano | venezolana | venezolano | ecuatoriana | ecuatoriano | uruguaya | cubana | boliviana | portuguesa |
        francesa | italiana | alemana
      `),
      statements: listed(`ciudadano español | ciudadana española | ciudadano europeo | ciudadana europea`),
    },
    'civil-status': {
      labels: listed(`estado civil | situación familiar`),
      values: listed(`
        soltero | soltera | casado | casada | divorciado | divorciada | viudo | viuda | separado | separada | pareja de hecho |
        unión libre
      `),
      alone: listed(`soltero | soltera | casado | casada | divorciado | divorciada | viudo | viuda`),
      statements: listed(`estoy casado | estoy casada | casado con | casada con`),
    },
    children: {
      statements: listed(`hijos a cargo | hijo a cargo`),
      topics: listed(`hijos | número de hijos | n de hijos`),
    },
    religion: {
      topics: listed(`religión | confesión | confesión religiosa`),
      values: listed(
        `católica | católico | musulmana | musulmán | evangélica | evangélico | judía | judío | atea | ateo | cristiana | ninguna`,
      ),
      alone: listed(`católica | católico | atea | ateo`),
      statements: listed(`católico practicante | católica practicante`),
    },
    health: {
      owned: listed(
        `discapacidad | epilepsia | diabetes | autismo | dislexia | asma | depresión | cáncer | esclerosis múltiple | minusvalía`,
      ),
      labels: listed(`
        discapacidad | grado de discapacidad | estado de salud | grupo sanguíneo | minusvalía | tipo de sangre | enfermedades |
        alergias
      `),
      topics: listed(`salud`),
      values: listed(`excelente | buena | muy buena`),
      statements: listed(`
        certificado de discapacidad | discapacidad reconocida | minusvalía reconocida | soy sordo | soy sorda |
        incapacidad permanente | no fumador | no fumadora
      `),
    },
    'military-service': {
      labels: listed(`situación militar | libreta militar`),
      topics: listed(`servicio militar | servicio militar obligatorio | mili`),
      values: listed(`cumplido | exento | realizado | eximido | hecho | exenta | liberado`),
      statements: listed(
        `servicio militar cumplido | exento del servicio militar | servicio militar realizado`,
      ),
    },
    'work-permit': {
      labels: listed(`
        permiso de trabajo | permiso de residencia | autorización de trabajo | visado | situación migratoria |
        autorización de residencia | tarjeta de residencia | estatus migratorio
      `),
      values: listed(`en vigor | vigente | válido | indefinido | permanente`),
      statements: listed(
        `permiso de trabajo en vigor | residente permanente | residencia permanente en | permiso de trabajo vigente`,
      ),
    },
  },
  numbers: {
    'identity-number': listed(`
      pasaporte | dni | nie | nif | cif | cédula | curp | rfc | carné de identidad | documento de identidad | cuenta bancaria |
      número de cuenta | cuit | cuil | rut | ine | documento nacional de identidad | cédula de identidad
    `),
    'insurance-number': listed(`
      seguridad social | afiliación seguridad social | n afiliación | nuss | naf | imss | tarjeta sanitaria | póliza |
      número de afiliación | nss | cip | seguro médico | obra social
    `),
    'licence-number': listed(`
      permiso de conducir | carné de conducir | carnet de conducir | licencia de conducir | colegiado | colegiada |
      número de colegiado | número de colegiada | cédula profesional | matrícula profesional | tarjeta profesional
    `),
  },
  numbered: { 'licence-number': listed(`licencia | registro | matrícula | habilitación`) },
  numberWords: listed(`número | n | o | no | num | núm | nro`),
  born: listed(`natural | nacido | nacida | nací`),
  bornIn: listed(`de | el | y criado | y criada | en | el día`),
  self: listed(`tengo | soy`),
  yearsOld: listed(`años de edad`),
  years: listed(`años`),
  counts: listed(`un | una | dos | tres | cuatro | cinco | seis`),
  children: listed(`hijo | hija | hijos | hijas`),
  parentOf: listed(`madre de | padre de`),
  phone: listed(
    `teléfono | tel | tfno | telf | móvil | celular | fax | cel | fijo | número de teléfono | llámame al | teléfono móvil`,
  ),
  phoneFillers: listed(`en | el | al | particular | personal | casa | trabajo | n | y | o`),
  otherNumbers: listed(`factura | pedido | norma | une | patente | expediente | número | n | depósito legal`),
  units: listed(`
    euros | millones | clientes | usuarios | visitantes | personas | pesos | páginas | toneladas | horas | empleados |
    alumnos | mil | pacientes
  `),
  spoken: listed(`
    cero | uno | un | dos | tres | cuatro | cinco | seis | siete | ocho | nueve | diez | once | doce | veinte | treinta |
    cuarenta | cincuenta | sesenta | setenta | ochenta | noventa | doble | y
  `),
  at: listed(`arroba`),
  bareAt: listed(`en`),
  dot: listed(`punto`),
  referees: listed(
    `referencia | referencias | persona de contacto | contacto de referencia | referencias laborales`,
  ),
  address: {
    labels: listed(`dirección | domicilio | dirección postal | residencia`),
    home: listed(`vivo en | residente en | domiciliado en | domiciliada en`),
    before: listed(
      `calle | c | avenida | avda | av | paseo | carrer | travesía | glorieta | carretera | ctra | callejón | rambla | paseig | urbanización | urb`,
    ),
    weakBefore: listed(`plaza | pza | plza | camino | ronda | vía | cuesta | pasaje | barrio | p`),
    joints: listed(`de | la | el | los | las | del | san | santa | y | dels`),
    units: listed(`piso | puerta | apto | depto | dpto | departamento`),
    postalLabels: listed(`código postal | c p | cp`),
  },
  regions: listed(`ES | MX | AR | CO | CL | PE`),
}
