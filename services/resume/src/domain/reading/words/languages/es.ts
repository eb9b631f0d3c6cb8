import type { LanguageWords } from '../language-words.js'
import { listed } from '../listed.js'

/** Spanish. */
export const es: LanguageWords = {
  letters: 'áéíóúüñ',
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
      conocimientos informaticos | competencias digitales
    `),
    languages: listed(`idiomas | lenguas | lengua materna | otras lenguas | otros idiomas`),
    interests: listed(`intereses | aficiones | pasatiempos`),
    references: listed(`referencias`),
    projects: listed(`proyectos | proyectos personales`),
    profiles: listed(`redes sociales | perfiles | enlaces`),
    courses: listed(`cursos`),
    trade: listed(`empleo deseado | puesto deseado | puesto solicitado | familia profesional`),
    other: listed(`informacion adicional | otros datos`),
  },
  months: listed(`
    enero ene | febrero feb | marzo mar | abril abr | mayo may | junio jun | julio jul | agosto ago |
    septiembre sept sep set | octubre oct | noviembre nov | diciembre dic
  `),
  openEnds: listed(`actualidad | la actualidad | actual | actualmente | presente | hoy`),
  sinceWords: listed(`desde`),
  fromWords: listed(`de | entre`),
  rangeWords: listed(`hasta | a | al`),
  seasons: listed(`primavera | verano | otono | invierno`),
}
