import type { Language } from './language.js'
import { none, words } from './words.js'

/** Spanish. */
export const es: Language = {
  direction: 'ltr',
  frequentWords: words(`
    y | el | la | los | las | de | del | para | con | en | una | un | por | al | como | desde | hasta |
    entre | más
  `),
  licenceToWork: /colegiad/u,
  reader: {
    letters: 'áéíóúüñ',
    titles: {
      contact: words(`
        contactar | contactame | contacto | datos personales | informacion personal | datos de contacto |
        informacion basica
      `),
      summary: words(`
        extracto | acerca de | resumen | perfil | perfil profesional | resumen profesional | sobre mi |
        acerca de mi | objetivo | objetivo profesional
      `),
      work: words(`
        experiencia | experiencia laboral | experiencia profesional | trayectoria profesional | practicas
      `),
      volunteer: words('voluntario | voluntariado | experiencia voluntaria | actividades'),
      education: words(`
        educacion | formacion | formacion academica | estudios | formacion y estudios
      `),
      awards: words('premios | reconocimientos | logros | becas | premios y reconocimientos'),
      certificates: words(`
        licencias y certificados | certificados | certificaciones | licencias | cursos y certificaciones |
        licencias y certificaciones
      `),
      publications: words('publicaciones | articulos'),
      skills: words(`
        aptitudes principales | principales aptitudes | habilidades | competencias | aptitudes |
        conocimientos | destrezas | habilidades tecnicas | conocimientos informaticos |
        competencias digitales | competencias personales
      `),
      languages: words('idiomas | lenguas | lengua materna | otras lenguas | otros idiomas'),
      interests: words('intereses | aficiones | pasatiempos'),
      references: words('referencias'),
      projects: words('proyectos | proyectos personales'),
      profiles: words('redes sociales | perfiles | enlaces'),
      courses: words('cursos'),
      trade: words('empleo deseado | puesto deseado | puesto solicitado | familia profesional'),
      other: words('patentes | informacion adicional | otros datos'),
    },
    likelyTitles: {
      awards: /\bpremio/u,
      projects: /\bproyecto/u,
      work: /\bexperiencia/u,
      education: /\bformacion/u,
      skills: /\bhabilidad/u,
      languages: /\bidioma/u,
    },
    boilerplateTitles: words('palabras clave'),
    titleModifiers: words(`
      profesional | profesionales | academica | academicas | academico | personal | personales | tecnicas |
      tecnicos | otros | otras | principales | principal | adicional | adicionales | complementaria |
      complementarios | laboral | mis | mi
    `),
    months: words(`
      enero ene | febrero feb | marzo mar | abril abr | mayo may | junio jun | julio jul | agosto ago |
      septiembre sept sep set | octubre oct | noviembre nov | diciembre dic
    `),
    openEnds: words('actualidad | la actualidad | actual | act | actualmente | presente | hoy'),
    sinceWords: words('desde'),
    fromWords: words('de | entre'),
    rangeWords: words('hasta | a | al'),
    seasons: words('primavera | verano | otono | invierno'),
    yearMarks: [],
    documentTitles: words('curriculo | curriculum | curriculum vitae | hoja de vida | ficha personal'),
    roles: [],
    organisations: [],
    degrees: [],
    schools: [],
    latin: {
      roles: words(`
        ingenier | desarrollador | gerente | jefe | jefa | analista | consultor | arquitect | disenador |
        enfermer | cociner | cajer | contable | contador | asistente | auxiliar | becari | practicante |
        profesor | maestr | investigador | coordinador | administrativ | encargad | responsable | tecnic |
        representante | abogad | medic | voluntari | dependient | camarer
      `),
      organisations: words(`
        universidad | hospital | instituto | colegio | escuela | empresa | grupo | banco | ayuntamiento |
        fundacion | clinica | restaurante | departamento | facultad
      `),
      degrees: words(`
        licenciatura | licenciad | grado | grado en | maestria | master universitario | doctorado |
        bachillerato | tecnico | ingenieria
      `),
    },
    contactLabels: [],
    columnLabels: {
      dates: words('periodo | fecha'),
      year: [],
      month: [],
      from: words('desde | inicio'),
      to: words('hasta'),
      organisation: words('empresa | empleador | institucion | centro | universidad'),
      role: words('puesto | cargo'),
      place: words('lugar | ciudad'),
      description: words('funciones'),
      degree: words('titulo'),
      area: words('especialidad'),
      score: words('nota'),
      name: words('idioma | certificado'),
      level: words('nivel'),
      number: [],
    },
    chronicle: undefined,
    spokenLabels: [],
    entryLabels: words('puesto | empresa | periodo | escuela | titulo | cargo'),
    keywordLabels: words('palabras clave | tecnologias | herramientas'),
    siteLabels: words('sitio web | pagina web | pagina personal'),
    nameLabels: words('nombre | nombres | apellido | apellidos | y'),
    billWords: words('factura | importe | base imponible'),
    paperWords: words('resumen y palabras clave'),
    personalLabels: {
      birth: words(`
        fecha de nacimiento | lugar de nacimiento | fecha y lugar de nacimiento | nacimiento | nacido |
        nacida | nacido el | nacida el | nacido en | nacida en | nacido a el | f nacimiento | f nac
      `),
      age: words('edad'),
      gender: words('sexo | genero'),
      nationality: words('nacionalidad | ciudadania'),
      'civil-status': words('estado civil'),
      children: words('hijos | numero de hijos'),
      religion: words('religion'),
      health: words(`
        salud | estado de salud | discapacidad | grupo sanguineo | tipo de sangre | estatura | peso
      `),
      'military-service': words('servicio militar | libreta militar'),
      'work-permit': words(`
        permiso de trabajo | permiso de residencia | autorizacion de trabajo | visado | visa
      `),
      'identity-number': words(`
        dni | nie | nif | cedula | cedula de identidad | cedula de ciudadania | cc | c c | pasaporte |
        n de pasaporte | numero de pasaporte | curp | rfc | rut | cuil | cuit | documento de identidad |
        numero de identidad
      `),
      'insurance-number': words(`
        numero de seguridad social | n seguridad social | numero de la seguridad social | nss |
        numero de seguro social | numero de afiliacion
      `),
      'licence-number': words(`
        numero de colegiado | n colegiado | colegiado | cedula profesional | numero de licencia
      `),
      other: words(`
        carnet de conducir | carne de conducir | permiso de conducir | permiso de conduccion |
        licencia de conducir | licencia de conduccion | carnet de coche
      `),
    },
    personalValues: {
      age: words('# anos | # anos de edad'),
      gender: words('masculino | femenino | hombre | mujer | varon'),
      'civil-status': words(`
        soltero | soltera | casado | casada | divorciado | divorciada | viudo | viuda | union libre
      `),
      children: words('# hijos | # hijo | sin hijos | un hijo | dos hijos | tres hijos'),
    },
    patterns: {
      contactLabel: /correo|teléfono|telefono|direccion|dirección|nombre|móvil|teléfono móvil|domicilio/u,
      courseLabel: /cursos?|asignaturas|materias/u,
      courseModifier: /principales/u,
      expiryLabel:
        /(?<![\p{L}\d])(?:caduca(?:\s+(?:el|en))?|v[áa]lid[oa]\s+(?:hasta|at[ée])|vigente\s+hasta|vencimiento|vence(?:\s+(?:el|en))?)/u,
      taskLabel: /principales (?:activi|funciones)/u,
      kindLabel: /nivel en la clasificaci/u,
      roleLabel: /cargo|puesto/u,
      salutation: /estimad[oa]s?\b|distinguid[oa]s?\b|a quien corresponda|apreciad[oa]s?\b/u,
      letterEnd: /atentamente|un cordial saludo|saludos|cordialmente/u,
      otherPaper: /carta de (?:presentacion|recomendacion|motivacion)|certificado de .{3,40}/u,
      level: /avanzado|intermedio|basico|nociones|básico|experto/u,
      levelHead: /nivel/u,
      extension: /extensi[oó]n|anexo|interior/u,
      withoutEmployer: /excedencia|autónom|por cuenta propia/u,
      scoreLabel: /nota(?: media)?|puntuación/u,
      areaLabel: /mención|especialidad/u,
      onRequest: /(?:a|bajo|mediante) (?:petición|solicitud|pedido)/u,
      availability: /residente en|reside en|disponib/u,
      fluency: /nativ[oa]|lengua materna/u,
      consent: /autorizo\s+(?:el|o)\s+trata/u,
      workFromAnywhere: /remoto|a distancia/u,
      organisationEnding: none,
      degreeStart: /licenciat|ingenieri|maest/u,
      schoolStart: /escuela|colegio|politec|politech/u,
    },
  },
  guard: {
    facts: {
      birth: {
        labels: words(`
          fecha de nacimiento | lugar de nacimiento | fecha y lugar de nacimiento |
          lugar y fecha de nacimiento | f nacimiento | fecha nacimiento | f nac | año de nacimiento |
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
          certificado de discapacidad | discapacidad reconocida | minusvalía reconocida | soy sordo |
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
      'identity-number': [],
      'insurance-number': [],
      'licence-number': words('licencia | registro | matrícula | habilitación'),
    },
    numberWords: words('número | n | o | no | num | núm | nro'),
    born: words('natural | nacido | nacida | nací'),
    bornIn: words('de | el | y criado | y criada | en | el día'),
    bornOn: [],
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
      after: [],
      weakAfter: [],
      suffixes: [],
      joints: words('de | la | el | los | las | del | san | santa | y | dels'),
      units: words('piso | puerta | apto | depto | dpto | departamento'),
      postalLabels: words('código postal | c p | cp'),
    },
    regions: words('ES | MX | AR | CO | CL | PE'),
  },
  page: {
    sections: {
      work: 'Experiencia',
      volunteer: 'Voluntariado',
      projects: 'Proyectos',
      education: 'Formación',
      awards: 'Premios',
      certificates: 'Certificados',
      publications: 'Publicaciones',
      skills: 'Competencias',
      languages: 'Idiomas',
      interests: 'Intereses',
      references: 'Referencias',
      custom: 'Otros',
    },
    present: 'actualidad',
    contact: 'Contacto',
    notFound: 'Esta página no existe.',
    updated: 'Actualizado:',
    grade: 'Nota media',
    download: 'Descargar currículum (PDF)',
    expires: 'válido hasta',
    personal: 'Datos personales',
    actions: {
      email: 'Escribirme un correo',
      call: 'Reservar una llamada',
      write: 'Escríbame',
      name: 'Su nombre',
      replyTo: 'Su correo electrónico',
      message: 'Su mensaje',
      send: 'Enviar',
      sent: 'Gracias. Su mensaje se ha enviado.',
      refused: 'Su mensaje no se ha enviado. Vuelva atrás, revise cada campo y envíelo de nuevo.',
      later: 'Han llegado demasiados mensajes desde aquí. Inténtelo de nuevo en una hora.',
    },
  },
  errorPages: {
    absent: {
      title: 'Aquí no hay ninguna página',
      text: 'No hay ningún sitio publicado en esta dirección. Puede estar mal escrita, o el sitio se retiró.',
    },
    unavailable: {
      title: 'Esta página no se puede mostrar ahora',
      text: 'La página está a salvo. Vuelva a intentarlo en un minuto.',
    },
    busy: {
      title: 'Demasiadas solicitudes',
      text: 'Espere un minuto y vuelva a cargar la página.',
    },
    link: 'Crear su propia página con Thumbfolio',
  },
}
