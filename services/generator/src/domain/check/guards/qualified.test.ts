import { describe, expect, it } from '@jest/globals'
import { groundOf } from '../ground.js'
import { droppedQualifier } from './qualified.js'
import { saidOf } from '../said.js'

const dropped = (language: string, entry: string, text: string) =>
  droppedQualifier(saidOf(text, [groundOf('work/0', [entry], language)], language))

describe('a German infinitive with zu inside', () => {
  it('when both prepare it, then nothing is left out', () => {
    const grounds = [groundOf('work/0', ['Untergründe vorbereiten'], 'de')]
    expect(droppedQualifier(saidOf('Sie half, Untergründe vorzubereiten.', grounds, 'de'))).toBeUndefined()
    expect(droppedQualifier(saidOf('Sie strich Untergründe.', grounds, 'de'))).toBeDefined()
  })
})

describe('what the entries tell with a qualifier', () => {
  it.each([
    ['en', 'Helped to rebind an atlas', 'She rebound an atlas.'],
    ['en', 'Part of the team that digitised the atlas', 'She digitised the atlas.'],
    ['de', 'Mitarbeit an der Umstellung des Archivs', 'Sie leitete die Umstellung des Archivs.'],
    ['de', 'Wirkte an einer Umfrage mit', 'Er machte eine Umfrage.'],
    ['de', 'An der Umfrage mitgewirkt', 'Er machte die Umfrage.'],
    ['fr', "A participé à la refonte de l'atlas", "Elle a fait la refonte de l'atlas."],
    ['es', 'Apoyo en la organización del congreso', 'Organizó el congreso.'],
    ['es', 'Apoyo en la implantación de la norma IFS', 'Implantó la norma IFS en la cooperativa.'],
    ['it', 'Ha collaborato al restauro del mosaico', 'Ha restaurato il mosaico.'],
    ['it', 'Supporta il restauro del mosaico', 'Ha restaurato il mosaico.'],
    ['pl', 'Pomoc w analizie raportów', 'Za pomocą Excela robiła analizy raportów.'],
    ['nl', 'Werkte mee aan de verbouwing van het atelier', 'Hij deed de verbouwing van het atelier.'],
    ['nl', 'Ondersteuning bij fondsenwerving', 'Zij wierf fondsen.'],
    ['nl', 'Mede-organisatie van de markt', 'Zij organiseerde de markt.'],
    ['en', 'Co-wrote a guide with the baker', 'She wrote a guide.'],
    ['pl', 'Brał udział w remoncie mostu', 'Wyremontował most.'],
    ['pl', 'Uczestniczył we wdrożeniu nalotów', 'Kieruje zespołem i wdrożył naloty.'],
    ['pt', 'Apoiou a candidatura da aldeia', 'Fez a candidatura da aldeia.'],
    ['fr', 'Participation au choix des vins avec la cheffe', 'Elle choisit les vins avec la cheffe.'],
  ])('when %s has “%s” and says “%s”, then the help is missed', (language, entry, text) => {
    expect(dropped(language, entry, text)).toBeDefined()
  })

  it.each([
    ['en', 'A second kiln is planned for 2027', 'A second kiln came in 2027.'],
    ['en', 'Planned for 2027: a second kiln', 'She has built a second kiln.'],
    ['en', 'Preparing a move to a new shed, planned for spring 2027', 'She has moved to a new shed.'],
    ['en', 'Evaluating porcelain as a replacement for clay', 'She has replaced clay with porcelain.'],
    ['en', 'I would like to restore mosaics abroad', 'She has restored mosaics abroad.'],
    ['es', 'Espero obtener la certificación ecológica', 'Tiene la certificación ecológica.'],
    ['de', 'Ich möchte einmal eine eigene Werkstatt führen', 'Sie führt eine eigene Werkstatt.'],
    ['pt', 'Quero abrir uma oficina em Braga', 'Abriu uma oficina em Braga.'],
    ['nl', 'Ik zoek een rol waarin ik de keuken leid', 'Zij leidt de keuken.'],
    ['nl', 'Ik wil een eigen schip kopen', 'Hij kocht een eigen schip.'],
    ['en', 'Best Glaze, nominee', 'She has won Best Glaze.'],
    ['de', 'Der Umzug ins Depot ist geplant', 'Sie machte den Umzug ins Depot.'],
    ['fr', 'La fusion des ateliers est prévue', 'Elle a fait la fusion des ateliers.'],
    ['es', 'El traslado del taller está previsto', 'Hizo el traslado del taller.'],
    ['it', 'Il restauro del mosaico è previsto', 'Ha fatto il restauro del mosaico.'],
    ['nl', 'De verhuizing van het depot is gepland', 'Ze deed de verhuizing van het depot.'],
    ['pl', 'Przeprowadzka magazynu jest planowana', 'Miała przeprowadzkę magazynu.'],
    ['pl', 'Planowany remont mostu', 'Wyremontował most.'],
    ['pt', 'A mudança do arquivo está prevista', 'Fez a mudança do arquivo.'],
  ])('when %s has “%s” and says “%s”, then the plan is missed', (language, entry, text) => {
    expect(dropped(language, entry, text)).toBeDefined()
  })

  it.each([
    ['en', 'Wrote labels; did not take part in the dig', 'She took part in the dig.'],
    ['de', 'Mitglied im Chor, nicht gewählt', 'Sie ist gewählt.'],
    ['fr', "Ne travaillait pas pendant l'hiver", "Travaillait aussi pendant l'hiver."],
    ['es', 'No cocinaba en invierno', 'Cocinaba también en invierno.'],
    ['it', 'Non vende tappeti usati', 'Vende anche tappeti usati.'],
    ['nl', 'Mocht niet lassen op hoogte', 'Mocht lassen op hoogte.'],
    ['pl', 'Nie naprawiał rowerów', 'Naprawiał rowery.'],
    ['pt', 'Não vendia azulejos', 'Vendia azulejos.'],
    ['en', 'Repaired all clocks except turret clocks', 'Repaired turret clocks.'],
    ['pl', 'Naprawiał zegary z wyjątkiem wieżowych', 'Naprawiał zegary wieżowe.'],
  ])('when %s has “%s” and says “%s”, then the denial is missed', (language, entry, text) => {
    expect(dropped(language, entry, text)).toBeDefined()
  })

  it.each([
    ['pl', 'Pomoc kuchenna', 'Była pomocą kuchenną.'],
    ['nl', 'Kok met tien jaar keuken zoekt een rol', 'Hij heeft tien jaar keuken.'],
    ['en', 'Helped to rebind an atlas', 'She assisted in rebinding an atlas.'],
    ['en', 'Helped to rebind an atlas', 'There she was one of those who worked on an atlas.'],
    ['en', 'Helped customers and repaired locks', 'She repaired locks.'],
    ['en', 'Tested and repaired dimmers', 'He repaired dimmers.'],
    ['en', 'Wrote a guide and helped with an atlas', 'She wrote a guide.'],
    ['en', 'Not only sold rugs', 'He sold rugs.'],
    ['en', 'Co-wrote a guide', 'She wrote a guide together with another.'],
    ['en', 'Guide for Ward & Co. Wrote it', 'She wrote it.'],
    ['en', 'A second kiln is planned, the first was built in 2019', 'The first was built in 2019.'],
    ['de', 'Wirkte an einer Umfrage mit', 'Er half bei einer Umfrage.'],
    ['de', 'Half im Lager und fuhr Busse', 'Er fuhr Busse.'],
    ['fr', "A participé à la refonte de l'atlas", "Elle a aidé à la refonte de l'atlas."],
    ['es', 'Apoyo en la organización del congreso', 'Ayudó a organizar el congreso.'],
    ['it', 'Ha collaborato al restauro del mosaico', 'Ha aiutato nel restauro del mosaico.'],
    ['it', 'Partecipazione alla commissione mensa', 'Fa parte della commissione mensa.'],
    ['it', "Sostegno a un'alunna", "Ha sostenuto un'alunna."],
    ['nl', 'Werkte mee aan de verbouwing', 'Hij hielp bij de verbouwing.'],
    ['nl', 'Werkte mee aan de verbouwing', 'Daar werkte hij mee aan de verbouwing.'],
    ['de', 'Unterstützte den Wahlleiter', 'Sie stand dem Wahlleiter zur Seite.'],
    ['nl', 'De overstap is gepland', 'De overstap staat op de planning.'],
    ['pl', 'Pomagał w remoncie mostu', 'Brał udział w remoncie mostu.'],
    ['pt', 'Apoiou a candidatura da aldeia', 'Colaborou na candidatura da aldeia.'],
    ['en', '', ''],
  ])('when %s has “%s” and says “%s”, then it stands', (language, entry, text) => {
    expect(dropped(language, entry, text)).toBeUndefined()
  })
})

describe('what an English sentence tells in another form', () => {
  it.each([
    ['Planned 15 rounds a day', 'Planning 15 rounds was her task.'],
    ['I would like to restore mosaics one day', 'She would one day like to restore mosaics.'],
    ['Labels; did not take part in the dig', 'She took no part in the dig.'],
    ['Takes part in a one-in-six rota', 'He takes his turn on a one-in-six rota.'],
    ['Evaluating porcelain for the kiln', 'She evaluates porcelain.'],
    ['Repair Café Helper', 'She reinstalls laptops at the Repair Café.'],
  ])('when the entry has “%s”, then “%s” stands', (entry, text) => {
    expect(dropped('en', entry, text)).toBeUndefined()
  })
})

describe('what is planned in one text and done in another', () => {
  const told = [
    'Chantier de 64 logements à Muret, livraison prévue en 2027',
    'École de 18 classes à Colomiers, livrée en 2021',
  ]
  const said = (text: string) => droppedQualifier(saidOf(text, [groundOf('work/0', told, 'fr')], 'fr'))

  it('when it is told as done, then it does not stand', () => {
    expect(said('Il a livré 64 logements à Muret.')).toBe('livré')
  })

  it.each([
    "Il a livré l'école de 18 classes à Colomiers.",
    'Il suit le chantier de 64 logements à Muret.',
    'La livraison des 64 logements à Muret est prévue en 2027.',
  ])('when it says “%s”, then it stands', (text) => {
    expect(said(text)).toBeUndefined()
  })
})

describe('a name that has a word of helping', () => {
  it('when the home for whom somebody works is named, then what is done there stands', () => {
    const entry = 'Opieka w Domu Pomocy Społecznej Jesienny Sad'
    expect(dropped('pl', entry, 'W Jesiennym Sadzie opiekowała się starszymi.')).toBeUndefined()
    expect(dropped('pl', 'Pomoc w remoncie łodzi', 'Remontowała łodzie.')).toBeDefined()
  })
})

describe('what an entry denies', () => {
  const wrong = (text: string) =>
    droppedQualifier(
      saidOf(text, [groundOf('education/0', ['Giurisprudenza', 'Studi non conclusi'], 'it')], 'it'),
    )
  it('when a word for without stands right in front, then it is denied still', () => {
    expect(wrong('Giurisprudenza, senza concludere gli studi')).toBeUndefined()
    expect(wrong('Ha concluso Giurisprudenza')).toBeDefined()
    expect(wrong('Ha concluso gli studi senza Giurisprudenza')).toBeDefined()
  })
})
