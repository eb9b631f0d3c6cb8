import type { LanguageWords } from './language-words.js'
import { listed } from './listed.js'

/** Spanish. */
export const es: LanguageWords = {
  letters: 'áéíóúüñ',
  titleModifiers: listed(`
    profesional | profesionales | academica | academicas | academico | personal | personales | tecnicas | tecnicos | otros | otras |
    principales | principal | adicional | adicionales | complementaria | complementarios | laboral | mis | mi
  `),
  titles: {
    contact: listed(`
      contactar | contactame | contacto | datos personales | informacion personal | datos de contacto | informacion basica
    `),
    summary: listed(`
      extracto | acerca de | resumen | perfil | perfil profesional | resumen profesional | sobre mi | acerca de mi | objetivo |
      objetivo profesional
    `),
    work: listed(`
      experiencia | experiencia laboral | experiencia profesional | trayectoria profesional | practicas
    `),
    volunteer: listed(`voluntario | voluntariado | experiencia voluntaria | actividades`),
    education: listed(`educacion | formacion | formacion academica | estudios | formacion y estudios`),
    awards: listed(`premios | reconocimientos | logros | becas | premios y reconocimientos`),
    certificates: listed(`
      licencias y certificados | certificados | certificaciones | licencias | cursos y certificaciones | licencias y certificaciones
    `),
    publications: listed(`publicaciones | articulos`),
    skills: listed(`
      aptitudes principales | principales aptitudes | habilidades | competencias | aptitudes | conocimientos | destrezas | habilidades tecnicas |
      conocimientos informaticos | competencias digitales | competencias personales
    `),
    languages: listed(`idiomas | lenguas | lengua materna | otras lenguas | otros idiomas`),
    interests: listed(`intereses | aficiones | pasatiempos`),
    references: listed(`referencias`),
    projects: listed(`proyectos | proyectos personales`),
    profiles: listed(`redes sociales | perfiles | enlaces`),
    courses: listed(`cursos`),
    trade: listed(`empleo deseado | puesto deseado | puesto solicitado | familia profesional`),
    other: listed(`patentes | informacion adicional | otros datos`),
  },
  months: listed(`
    enero ene | febrero feb | marzo mar | abril abr | mayo may | junio jun | julio jul | agosto ago |
    septiembre sept sep set | octubre oct | noviembre nov | diciembre dic
  `),
  openEnds: listed(`actualidad | la actualidad | actual | act | actualmente | presente | hoy`),
  sinceWords: listed(`desde`),
  fromWords: listed(`de | entre`),
  rangeWords: listed(`hasta | a | al`),
  seasons: listed(`primavera | verano | otono | invierno`),
  documentTitles: listed(`curriculo | curriculum | curriculum vitae | hoja de vida | ficha personal`),
  personalLabels: {
    birth: listed(
      `fecha de nacimiento | lugar de nacimiento | fecha y lugar de nacimiento | nacimiento | nacido | nacida | nacido el | nacida el | nacido en | nacida en | nacido a el | f nacimiento | f nac`,
    ),
    age: listed(`edad`),
    gender: listed(`sexo | genero`),
    nationality: listed(`nacionalidad | ciudadania`),
    'civil-status': listed(`estado civil`),
    children: listed(`hijos | numero de hijos`),
    religion: listed(`religion`),
    health: listed(
      `salud | estado de salud | discapacidad | grupo sanguineo | tipo de sangre | estatura | peso`,
    ),
    'military-service': listed(`servicio militar | libreta militar`),
    'work-permit': listed(
      `permiso de trabajo | permiso de residencia | autorizacion de trabajo | visado | visa`,
    ),
    'identity-number': listed(
      `dni | nie | nif | cedula | cedula de identidad | cedula de ciudadania | cc | c c | pasaporte | n de pasaporte | numero de pasaporte | curp | rfc | rut | cuil | cuit | documento de identidad | numero de identidad`,
    ),
    'insurance-number': listed(
      `numero de seguridad social | n seguridad social | numero de la seguridad social | nss | numero de seguro social | numero de afiliacion`,
    ),
    'licence-number': listed(
      `numero de colegiado | n colegiado | colegiado | cedula profesional | numero de licencia`,
    ),
    other: listed(
      `carnet de conducir | carne de conducir | permiso de conducir | permiso de conduccion | licencia de conducir | licencia de conduccion | carnet de coche`,
    ),
  },
  personalValues: {
    age: listed(`# anos | # anos de edad`),
    gender: listed(`masculino | femenino | hombre | mujer | varon`),
    'civil-status': listed(
      `soltero | soltera | casado | casada | divorciado | divorciada | viudo | viuda | union libre`,
    ),
    children: listed(`# hijos | # hijo | sin hijos | un hijo | dos hijos | tres hijos`),
  },
}
