import { describe, expect, it } from '@jest/globals'
import { check } from './check.js'
import { groundsOf } from './grounds.js'

/** Words that are near each other, and of which one says more. */
describe('a word that says more than the one it is near', () => {
  it.each([
    ['de', 'Berichte prüfen und ablegen', 'Ada verfasste Berichte.'],
    ['pt', 'Membro da equipa de sistemas', 'Ada integrou sistemas.'],
    ['pt', 'Membro da equipa de sistemas', 'Ada conseguiu liderar a equipa.'],
    ['it', 'Insegnante di lingua francese', 'Ada è madrelingua francese.'],
    ['it', 'Pulizie in una scuola', "Ada lavorava nell'infanzia."],
    ['it', 'Vendita di case', 'Ada vendeva case agli anziani.'],
    ['it', 'Compilazione di moduli', 'Ada teneva corsi.'],
    ['de', 'Leitete ein Team von fünf Personen', 'Ada unterstand einem Team von fünf Personen.'],
    ['pl', 'Kierowanie zespołem pięciu osób', 'Ada podlegała pięciu osobom.'],
    ['de', 'Nahm Nachhilfe in Mathematik', 'Ada erteilte Nachhilfe in Mathematik.'],
    ['en', 'Worked in the head office in Leeds', 'Ada ran the office in Leeds.'],
    ['en', 'Met the head chef daily', 'Ada directed the chef.'],
    ['en', 'Dealt with patients at the front desk', 'Ada treated patients at the front desk.'],
    ['en', 'Brought in the post every morning', 'Ada won the post every morning.'],
    ['de', 'Sortierte die Ablage', 'Ada trug die Verantwortung für die Ablage.'],
    ['nl', 'Poetste de winkel', 'Ada had de winkel in haar bezit.'],
    ['it', 'Pulizia del negozio', 'Il negozio era affidato a lei.'],
    ['es', 'Limpieza de la tienda', 'La tienda estaba entre sus responsabilidades.'],
    ['en', 'Found a leak in the shop', 'Ada was the founder of the shop.'],
    ['en', 'Wrote the invoices of the shop', 'Ada was the author of the invoices.'],
    ['es', 'Asistente de la cofundadora del club', 'Ada fue fundadora del club.'],
    ['de', 'Begleitete Fliesenleger', 'Ada verlegte Fliesen.'],
    ['de', 'Pflegte einen Organisten', 'Ada spielte Orgel.'],
    ['nl', 'Trainde met een masseur', 'Ada masseerde.'],
    ['nl', 'Bezorgde kranten', 'Ada werkte in de journalistiek.'],
    ['en', 'Handled complaints from tenants', 'Ada managed complaints from tenants.'],
    ['en', 'Supervised two trainees', 'Ada mentored two trainees.'],
    ['en', 'Moderated a panel', 'Ada led a panel.'],
    ['en', 'Implemented a booking tool', 'Ada launched a booking tool.'],
    ['en', 'Signed contracts', 'Ada approved contracts.'],
    ['en', 'Ran a marathon', 'Ada organised a marathon.'],
    ['en', 'Delivered parcels', 'Ada presented parcels.'],
    ['en', 'Filed proposals for schools', 'Ada proposed schools.'],
    ['en', 'Closed the shop after its failure', 'Ada failed the shop.'],
    ['nl', 'Archiveerde de klachten', 'Ada ontfermde zich over de klachten.'],
    ['pl', 'Planowanie remontów', 'Ada odpowiadała za wykonanie remontów.'],
    ['es', 'Archivo de reclamaciones', 'Ada asumió reclamaciones.'],
    ['en', 'Sold cups', 'Ada was hailed for cups.'],
    ['fr', 'Nettoyage du magasin', 'Elle a tenu le magasin.'],
    ['fr', 'Classement des dossiers du tutorat', 'Ada était tutrice.'],
    ['nl', 'Tekende een campagne', 'Ada voerde een campagne.'],
    ['nl', 'Maakte een bank schoon', 'Ada werkte in financiën.'],
    ['nl', 'Controleerde facturen van een hotel', 'Ada werkte in de horeca.'],
    ['pl', 'Dojazdy z miasta Turek', 'Ada znała turecki.'],
    ['nl', 'Adviseerde over subsidies en vergunningen', 'Ada verleende subsidies en vergunningen.'],
    ['nl', 'Leidde de wijk; was in 2017 voorzitter van de raad', 'Ada was voorzitter van de wijk.'],
    [
      'nl',
      'Bouwde een dashboard; heeft twee stagiairs begeleid',
      'Met twee stagiairs bouwde Ada een dashboard.',
    ],
  ])('when a resume in %s has “%s”, then “%s” is no part of the page', (language, highlight, text) => {
    const content = {
      basics: { name: 'Ada Nowak' },
      work: [
        {
          name: 'Acme',
          position: 'Clerk',
          startDate: '2019-01',
          endDate: '2021-03',
          highlights: [highlight],
        },
      ],
    }
    const composition = { language, intro: [{ text, sources: ['work/0'] }], sections: [] }
    expect(check(composition, content, groundsOf(content, language)).composition.intro).toEqual([])
  })
})
