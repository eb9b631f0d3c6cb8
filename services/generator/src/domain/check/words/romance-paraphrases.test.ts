import { describe, expect, it } from '@jest/globals'
import { check } from '../check.js'

const kept = (language: string, section: string, entry: object, text: string) =>
  check(
    { language, intro: [{ text, sources: [`${section}/0`] }], sections: [] },
    { [section]: [entry] },
  ).composition.intro.some((sentence) => sentence.text === text)

const job = (line: string) => ({ name: 'Zeta', position: 'x', startDate: '2019-01', highlights: [line] })
const award = { title: 'Empleada del año', awarder: 'Zeta', date: '2018' }
const third = { title: 'Troisième prix du concours', awarder: 'Zeta', date: '2018' }
const tutoring = {
  ...job('Tutorat de six élèves'),
  highlights: ['Tutorat de six élèves', 'Formation de trois apprentis'],
}
const gestures = job('Formation de quarante salariés aux gestes de secours')
const stay = { ...job('Recherches de jurisprudence'), startDate: '2016-09', endDate: '2017-09' }
const ofFour = { ...third, summary: 'En équipe de quatre.' }

describe('what follows from the words of an entry', () => {
  it.each([
    ['es', 'work', job('Concursos, con un segundo premio'), 'Logró un segundo premio.'],
    ['es', 'work', job('Zona de ventas con 130 clientes'), 'Atiende a 130 clientes.'],
    ['es', 'work', job('Venta a cooperativas'), 'Sus clientes son cooperativas.'],
    [
      'es',
      'work',
      job('Recogida de donaciones un sábado de cada dos'),
      'Un sábado de cada dos recoge donaciones.',
    ],
    ['es', 'awards', award, 'La nombraron empleada del año en 2018.'],
    ['fr', 'awards', third, 'Elle a décroché en 2018 le troisième prix du concours.'],
    ['fr', 'work', tutoring, 'Elle est tutrice de six élèves.'],
    ['fr', 'work', gestures, 'Elle a initié quarante salariés aux gestes de secours.'],
    ['fr', 'work', job('Secteur de 14 magasins'), "Elle a l'ensemble des 14 magasins du secteur."],
    ['fr', 'work', job('Mentorat de deux juniors'), 'Il sert de mentor à deux juniors.'],
    ['fr', 'work', job('Aucun accident en 2023'), "Aucun accident n'a été enregistré en 2023."],
    [
      'fr',
      'work',
      job('Service juridique de 4 personnes au service de 900 entreprises'),
      'Elle y a été dans un service juridique de quatre personnes, au service de 900 entreprises.',
    ],
    ['fr', 'work', stay, "Elle y a fait des recherches pendant plus d'un an."],
    ['fr', 'awards', ofFour, 'Son équipe de quatre a décroché le troisième prix.'],
    ['it', 'work', job('Partecipa alla riunione'), 'Prende parte alla riunione.'],
    [
      'it',
      'education',
      { area: 'Storia', studyType: 'Laurea', endDate: '2014', score: '98/110' },
      'Laurea in Storia con il voto di 98/110.',
    ],
    ['it', 'education', { area: 'Storia', courses: ['Lingue'] }, 'Tra gli insegnamenti figurano le lingue.'],
    ['pt', 'work', { ...job('x'), position: 'Fotógrafo independente' }, 'Trabalha por conta própria.'],
    ['pt', 'skills', { name: 'Digital', level: 'Bom', keywords: ['Canva'] }, 'Tem um bom nível em Canva.'],
    ['pt', 'skills', { name: 'Campo', keywords: ['topografia'] }, 'Em campo, conhece topografia.'],
    ['pt', 'work', job('Membro da comissão'), 'Integra a comissão.'],
    ['pt', 'awards', { title: 'Bolsa Zeta' }, 'Foi contemplada com a Bolsa Zeta.'],
    ['pt', 'publications', { name: 'Zeta', summary: 'Artigo escrito com Ana Mota.' }, 'É coautora de Zeta.'],
    [
      'pt',
      'education',
      { area: 'Zeta', endDate: '2014', score: '16 valores' },
      'Obteve a classificação de 16 valores.',
    ],
    ['pt', 'education', { area: 'Zeta', courses: ['Redes'] }, 'Fez a unidade curricular de Redes.'],
    ['es', 'work', job('Registro de socios'), 'Se encargó del registro de socios.'],
    ['fr', 'work', job('Guide les visites'), 'Elle guide les visiteurs.'],
    ['fr', 'work', job('Spécialisée dans les vins'), 'Elle est spécialiste des vins.'],
    ['fr', 'work', job('Un livret pour les 6-10 ans'), 'Un livret pour les enfants de six à dix ans.'],
    [
      'fr',
      'work',
      job('Pertes réduites de 6 % à 2 % grâce à un inventaire'),
      'Un inventaire a permis de ramener les pertes de 6 % à 2 %.',
    ],
    ['fr', 'work', job('Montage ramené de 90 à 35 minutes'), 'Le montage ne prend plus que 35 minutes.'],
    ['pt', 'work', job('Hora do conto aos sábados'), 'Aos sábados dinamizava a hora do conto.'],
    ['pt', 'work', job('Obteve 120 respostas por pedidos'), 'Os pedidos renderam 120 respostas.'],
    ['es', 'skills', { name: 'Android', level: 'Avanzado' }, 'Su nivel en Android es avanzado.'],
    ['fr', 'skills', { name: 'Excel', level: 'Avancé' }, 'Son niveau en Excel est avancé.'],
    ['fr', 'work', job('Magazine (24 pages, 16 500 ex.)'), 'Le magazine compte 16 500 exemplaires.'],
    ['fr', 'work', job('Déclinaison de la charte'), 'Elle a décliné la charte.'],
    ['fr', 'work', job('Relations avec les radios'), 'Elle entretient les relations avec les radios.'],
    ['fr', 'work', job('Paie des intérimaires'), 'Elle est chargée de la paie des intérimaires.'],
    ['fr', 'work', job('Campagne de tri : affiches'), 'Elle a mené la campagne de tri, avec des affiches.'],
    [
      'fr',
      'work',
      job('Accueil avant, pendant et après le festival'),
      'Accueil pendant, avant et après le festival.',
    ],
    ['es', 'work', job('Calidad según ISO 9001'), 'Calidad según la norma ISO 9001.'],
    [
      'es',
      'work',
      job('Bajé fallos priorizando la gama baja'),
      'Bajó fallos con prioridad para la gama baja.',
    ],
    [
      'es',
      'projects',
      { name: '¿Cuándo pasa?', description: 'App libre' },
      '¿Cuándo pasa? es una app libre.',
    ],
    ['pt', 'work', { ...job('x'), position: 'Técnica de campo' }, 'Foi técnica de campo na Zeta e na Zeta.'],
  ])('when %s %s has %o, then “%s” stands', (language, section, entry, text) => {
    expect(kept(language, section, entry, text)).toBe(true)
  })

  it.each([
    ['es', 'work', job('Organización de un premio'), 'Logró un premio.'],
    ['es', 'work', job('Apoyo a una zona con 130 clientes'), 'Atiende a 130 clientes.'],
    ['es', 'work', job('Compra a cooperativas'), 'Sus clientes son cooperativas.'],
    ['es', 'work', job('Dos salas'), 'Lleva dos almacenes.'],
    ['es', 'awards', award, 'La nombraron directora.'],
    ['es', 'skills', { name: 'Android', level: 'Avanzado' }, 'Su nivel en Android es experto.'],
    ['es', 'skills', { name: 'Android' }, 'Su nivel en Android es alto.'],
    ['fr', 'work', job('Magazine (24 pages, 16 500 ex.)'), 'Le magazine compte 24 exemplaires.'],
    ['fr', 'work', job('Tutorat de six élèves'), 'Elle est tutrice de douze élèves.'],
    ['fr', 'work', tutoring, 'Elle est tutrice de trois apprentis.'],
    ['fr', 'work', job('Tri de dossiers de tutorat'), 'Elle est tutrice.'],
    ['fr', 'work', gestures, 'Elle a initié la formation de quarante salariés.'],
    ['fr', 'work', job('Mentorat de deux juniors'), 'Il sert de mentor à cinq juniors.'],
    ['fr', 'work', job('Aucun accident en 2023'), "Aucun retard n'a été enregistré en 2023."],
    ['fr', 'work', job('Aucun accident en 2023'), "Aucun accident n'a été enregistré en 2024."],
    ['fr', 'work', job('Réduction des rejets de paiement'), "Il a réduit l'ensemble des rejets de paiement."],
    ['fr', 'awards', ofFour, 'Son équipe de cinq a décroché le troisième prix.'],
    ['fr', 'work', job('Aide pour la paie'), 'Elle est chargée de la paie.'],
    ['fr', 'work', { ...job('Rédige'), position: 'Alternant aux méthodes' }, 'Il est chargé des méthodes.'],
    ['fr', 'work', job('Conseil aux clients'), 'Elle est chargée des clients.'],
    ['fr', 'work', job('Visites du buron'), 'Elle est chargée du buron.'],
    ['fr', 'work', job('Équipe de six peintres'), 'Elle a mené une équipe de six peintres.'],
    ['es', 'work', job('Hasta 110 operarios de subcontrata'), 'Hasta 110 operarios de plantilla.'],
    ['es', 'work', { ...job('Mediciones en 4 obras'), position: 'Ayudante de jefe' }, 'Dirigió 4 obras.'],
    ['fr', 'awards', third, 'Elle a remporté le concours.'],
    ['fr', 'work', job('Guide les groupes'), 'Elle guide les visiteurs.'],
    ['fr', 'work', job('Aide aux vins'), 'Elle est spécialiste des vins.'],
    ['fr', 'work', job('Un vin de 6 à 10 ans'), 'Un vin pour les enfants.'],
    ['fr', 'work', job('Un inventaire et des pertes de 6 %'), 'Un inventaire a permis des pertes de 6 %.'],
    ['fr', 'work', job('Une équipe de 35 personnes'), 'Une équipe de plus de 35 personnes.'],
    ['pt', 'skills', { name: 'Digital', keywords: ['Canva'] }, 'Tem um bom nível em Canva.'],
    ['pt', 'work', job('Campo de ténis'), 'Em campo, conhece ténis.'],
    ['pt', 'work', job('Convites aos membros da comissão'), 'Orienta a comissão.'],
    ['pt', 'awards', { title: 'Prémio Zeta' }, 'Foi bolsista da Zeta.'],
    ['pt', 'publications', { name: 'Zeta', summary: 'Artigo de Ana Mota.' }, 'É coautora de Zeta.'],
    [
      'pt',
      'education',
      { area: 'Zeta', endDate: '2014', score: '16 valores' },
      'Obteve a classificação de 18 valores.',
    ],
    ['pt', 'work', job('Fez 120 pedidos'), 'Os pedidos renderam 120 respostas.'],
  ])('when %s %s has %o, then “%s” does not', (language, section, entry, text) => {
    expect(kept(language, section, entry, text)).toBe(false)
  })
})

describe('who the person is today', () => {
  const content = {
    basics: { name: 'Ana Gil', label: 'Comercial de maquinaria' },
    work: [{ name: 'Zeta', startDate: '2014', endDate: '2019', highlights: ['Montaje de riego'] }],
  }
  const text = 'Antes de pasar a la maquinaria, montó riego.'
  const stands = (work: object) =>
    check(
      { language: 'es', intro: [{ text, sources: ['work/0'] }], sections: [] },
      { ...content, work: [work] },
    ).composition.intro.length === 1

  it('when a job is over, then it came before that', () => {
    expect(stands(content.work[0]!)).toBe(true)
  })

  it('when a job goes on, then it did not', () => {
    expect(stands({ ...content.work[0], endDate: undefined })).toBe(false)
  })
})
