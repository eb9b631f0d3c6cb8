import type { Language } from './language.js'
import { guard } from './guard/es.js'
import { words } from './words/words.js'

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
      other: words(`
        patentes | informacion adicional | otros datos | docencia |
        financiacion | financiacion obtenida | ponencias | conferencias invitadas |
        labor editorial | actividad editorial
      `),
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
    documentTitles: words('curriculo | curriculum | curriculum vitae | hoja de vida | ficha personal'),
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
    columnLabels: {
      dates: words('periodo | fecha'),
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
    },
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
      degreeStart: /licenciat|ingenieri|maest/u,
      schoolStart: /escuela|colegio|politec|politech/u,
      scholarlyService: /(?:comite|consejo) (?:editorial|cientifico)|revisor(?:a)? de/u,
    },
  },
  guard,
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
    asOf: 'a',
    study: {
      read: 'Leer el caso de estudio',
      previous: 'Proyecto anterior',
      next: 'Proyecto siguiente',
      role: 'Función',
      year: 'Año',
      client: 'Con',
      link: 'Enlace',
    },
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
