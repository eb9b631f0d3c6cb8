import type { GuardWords } from '../words/guard-words.js'
import { words } from '../words/words.js'

/** Spanish. */
export const guard: GuardWords = {
  facts: {
    pay: {
      topics: words('salario | sueldo | remuneración | pretensión'),
      statements: words(
        'pretensión salarial | pretensiones salariales | expectativa salarial | expectativas salariales | pretensión económica | pretensiones económicas | pretensiones de renta | sueldo pretendido | remuneración pretendida',
      ),
    },
    birth: {
      labels: words(`
        fecha de nacimiento | lugar de nacimiento | fecha y lugar de nacimiento |
        lugar y fecha de nacimiento | f nacimiento | fecha nacimiento | f nac | fecha nac | año de nacimiento |
        país de nacimiento | nacimiento
      `),
    },
    age: {
      topics: words('edad'),
    },
    gender: {
      topics: words('sexo | género'),
      values: words('mujer | hombre | femenino | masculino | f | m | h | no binario'),
    },
    nationality: {
      labels: words('nacionalidad | ciudadanía | nacionalidades | doble nacionalidad'),
      values: words(`
        española | español | mexicana | mexicano | argentina | argentino | colombiana | colombiano |
        chilena | chileno | peruana | peruano | venezolana | venezolano | ecuatoriana | ecuatoriano |
        uruguaya | cubana | boliviana | portuguesa | francesa | italiana | alemana
      `),
      statements: words(`
        ciudadano español | ciudadana española | ciudadano europeo | ciudadana europea
      `),
    },
    'civil-status': {
      labels: words('estado civil | situación familiar'),
      values: words(`
        soltero | soltera | casado | casada | divorciado | divorciada | viudo | viuda | separado |
        separada | pareja de hecho | unión libre
      `),
      alone: words(`
        soltero | soltera | casado | casada | divorciado | divorciada | viudo | viuda
      `),
      statements: words('estoy casado | estoy casada | casado con | casada con'),
    },
    children: {
      alone: words('baja por maternidad | baja maternal | excedencia por cuidado de hijos'),
      statements: words('hijos a cargo | hijo a cargo'),
      topics: words('hijos | número de hijos | n de hijos'),
    },
    religion: {
      topics: words('religión | confesión | confesión religiosa'),
      values: words(`
        católica | católico | musulmana | musulmán | evangélica | evangélico | judía | judío | atea | ateo |
        cristiana | ninguna
      `),
      alone: words('católica | católico | atea | ateo'),
      statements: words('católico practicante | católica practicante'),
    },
    health: {
      owned: words(`
        discapacidad | epilepsia | diabetes | autismo | dislexia | asma | depresión | cáncer |
        esclerosis múltiple | minusvalía
      `),
      labels: words(`
        discapacidad | grado de discapacidad | estado de salud | grupo sanguíneo | minusvalía |
        tipo de sangre | enfermedades | alergias
      `),
      topics: words('salud'),
      values: words('excelente | buena | muy buena'),
      statements: words(`
        vacunado contra | vacunada contra | certificado de discapacidad | discapacidad reconocida | minusvalía reconocida | soy sordo |
        soy sorda | incapacidad permanente | no fumador | no fumadora
      `),
    },
    'military-service': {
      labels: words('situación militar | libreta militar'),
      topics: words('servicio militar | servicio militar obligatorio | mili'),
      values: words('cumplido | exento | realizado | eximido | hecho | exenta | liberado'),
      statements: words(`
        servicio militar cumplido | exento del servicio militar | servicio militar realizado
      `),
    },
    'work-permit': {
      labels: words(`
        permiso de trabajo | permiso de residencia | autorización de trabajo | visado |
        situación migratoria | autorización de residencia | tarjeta de residencia | estatus migratorio
      `),
      values: words('en vigor | vigente | válido | indefinido | permanente'),
      statements: words(`
        permiso de trabajo en vigor | residente permanente | residencia permanente en |
        permiso de trabajo vigente
      `),
    },
  },
  numbers: {
    'identity-number': words(`
      pasaporte | dni | nie | nif | cif | cédula | curp | rfc | carné de identidad |
      documento de identidad | cuenta bancaria | número de cuenta | cuit | cuil | rut | ine |
      documento nacional de identidad | cédula de identidad
    `),
    'insurance-number': words(`
      seguridad social | afiliación seguridad social | n afiliación | nuss | naf | imss |
      tarjeta sanitaria | póliza | número de afiliación | nss | cip | seguro médico | obra social
    `),
    'licence-number': words(`
      permiso de conducir | carné de conducir | carnet de conducir | licencia de conducir | colegiado |
      colegiada | número de colegiado | número de colegiada | cédula profesional | matrícula profesional |
      tarjeta profesional
    `),
  },
  numbered: {
    'licence-number': words('licencia | registro | matrícula | habilitación'),
  },
  numberWords: words('número | n | o | no | num | núm | nro'),
  born: words('natural | nacido | nacida | nací | soy natural'),
  bornIn: words('de | el | y criado | y criada | en | el día'),
  self: words('tengo | soy'),
  yearsOld: words('años de edad'),
  years: words('años'),
  counts: words('un | una | dos | tres | cuatro | cinco | seis'),
  children: words('hijo | hija | hijos | hijas'),
  parentOf: words('madre de | padre de'),
  phone: words(`
    teléfono | tel | tfno | telf | móvil | celular | fax | cel | fijo | número de teléfono | llámame al |
    teléfono móvil
  `),
  phoneFillers: words('en | el | al | particular | personal | casa | trabajo | n | y | o'),
  otherNumbers: words(`
    factura | pedido | norma | une | patente | expediente | número | n | depósito legal
  `),
  units: words(`
    euros | millones | clientes | usuarios | visitantes | personas | pesos | páginas | toneladas | horas |
    empleados | alumnos | mil | pacientes
  `),
  spoken: words(`
    cero | uno | un | dos | tres | cuatro | cinco | seis | siete | ocho | nueve | diez | once | doce |
    veinte | treinta | cuarenta | cincuenta | sesenta | setenta | ochenta | noventa | doble | y
  `),
  at: words('arroba'),
  bareAt: words('en'),
  dot: words('punto'),
  referees: words(`
    referencia | referencias | persona de contacto | contacto de referencia | referencias laborales
  `),
  digits: words('cero | uno un una | dos | tres | cuatro | cinco | seis | siete | ocho | nueve'),
  honorifics: words('sr | sra'),
  address: {
    labels: words('dirección | domicilio | dirección postal | residencia'),
    home: words('vivo en | residente en | domiciliado en | domiciliada en'),
    before: words(`
      calle | c | avenida | avda | av | paseo | carrer | travesía | glorieta | carretera | ctra | callejón |
      rambla | paseig | urbanización | urb
    `),
    weakBefore: words('plaza | pza | plza | camino | ronda | vía | cuesta | pasaje | barrio | p'),
    joints: words('de | la | el | los | las | del | san | santa | y | dels'),
    units: words('piso | puerta | apto | depto | dpto | departamento'),
    postalLabels: words('código postal | c p | cp'),
  },
  regions: words('ES | MX | AR | CO | CL | PE'),
}
