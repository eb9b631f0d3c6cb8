import { describe, expect, it } from '@jest/globals'
import { check } from '../check.js'

const kept = (language: string, line: string, text: string, position = 'x') =>
  check(
    { language, intro: [{ text, sources: ['work/0'] }], sections: [] },
    { work: [{ name: 'Zeta', position, startDate: '2019-01', highlights: [line] }] },
  ).composition.intro.length === 1

describe('Spanish and Portuguese paraphrases', () => {
  it.each([
    ['es', 'Reducción de la merma un 5 %', 'Redujo la merma un 5 %.'],
    ['es', 'Puesta en marcha de un huerto', 'Puso en marcha un huerto.'],
    ['es', 'Elaboración de informes', 'Redactaba informes.'],
    ['es', 'Instaló 24 placas fotovoltaicas', 'Montó 24 paneles solares.'],
    ['es', 'Forma a dos aprendices', 'Enseña a dos aprendices.'],
    ['es', 'Dirección de un taller', 'Dirigió un taller.'],
    ['es', 'Consultas de 90 pacientes', 'Atiende consultas de 90 pacientes.'],
    ['es', 'Apoyo en la organización de ferias', 'Ayudó a organizar ferias.'],
    ['es', 'Informes para colegios', 'Redacta informes para colegios.'],
    ['es', 'Facturas y nóminas', 'Tramitaba facturas y nóminas.'],
    ['pt', 'Instalação de fogões em 85 moradias', 'Instalou fogões em 85 casas.'],
    ['pt', 'Manutenção de elevadores', 'Mantém elevadores.'],
    ['pt', 'Treinou 18 técnicos', 'Deu treinamento a 18 técnicos.'],
    ['pt', 'Lançou doze sobremesas', 'Criou doze sobremesas.'],
    ['pt', 'Entrega de encomendas', 'Fazia entregas de encomendas.'],
    ['pt', 'Tutoria de seis estudantes', 'Acompanhou seis estudantes.'],
    ['pt', 'As avarias caíram 64%', 'As avarias diminuíram 64%.'],
    ['es', 'Las averías cayeron un 64 %', 'Las averías disminuyeron un 64 %.'],
    ['pt', 'Ensinou com jogos', 'Recorria a jogos para ensinar.'],
    ['es', 'Enseñó con juegos', 'Recurría a juegos para enseñar.'],
    ['pt', 'Regência da cadeira de anatomia', 'Rege a cadeira de anatomia.'],
    [
      'pt',
      'Correção de bugs e telas em Vue; scripts de importação',
      'Trabalha na correção de bugs, em telas em Vue e em scripts de importação.',
    ],
  ])('when %s has “%s”, then “%s” stands', (language, line, text) => {
    expect(kept(language, line, text)).toBe(true)
  })

  it.each([
    ['es', 'Apoyo en la organización de ferias', 'Organizó ferias.'],
    ['es', 'Cocina para 80 comensales', 'Es cocinera.'],
    ['es', 'Curso de biología', 'Es bióloga.'],
    ['es', 'Trabaja en oficina de farmacia', 'Es farmacéutica.'],
    ['es', 'Participó en la reforma', 'Dirigió la reforma.'],
    ['es', 'Ventas en la Fundación Alba', 'Fundó Alba.'],
    ['es', 'Cartas a la Dirección General', 'Dirigió cartas.'],
    ['es', 'Catálogo de libros', 'Escribió libros.'],
    ['es', 'Organizó talleres de memoria', 'Impartió talleres de memoria.'],
    ['pt', 'Apoio à montagem de exposições', 'Montou exposições.'],
    ['pt', 'Trabalho na Fundação Alba', 'Fundou a Alba.'],
    ['pt', 'Cozinha para 80 hóspedes', 'É cozinheira.'],
    ['pt', 'Visitas guiadas', 'Dirigiu visitas.'],
    ['pt', 'Rega do olival', 'Rega da vinha.'],
    ['pt', 'Tutoria de seis estudantes', 'Avaliou seis estudantes.'],
    ['pt', 'As avarias caíram 64%', 'As avarias aumentaram 64%.'],
    ['es', 'Las averías cayeron un 64 %', 'Las averías se duplicaron un 64 %.'],
    ['pt', 'Ensinou com jogos', 'Recorria a canções para ensinar.'],
    ['es', 'Enseñó con juegos', 'Recurrió una multa por juegos.'],
    ['pt', 'Aulas na cadeira de anatomia', 'Rege a cadeira de anatomia.'],
    ['pt', 'Formou equipas em vendas; reparou fogões em lojas', 'Formou equipas em vendas e em fogões.'],
    ['pt', 'Tempo de espera de 40 para 6 minutos', 'O tempo de espera passou de 6 para 40 minutos.'],
  ])('when %s has “%s”, then “%s” does not', (language, line, text) => {
    expect(kept(language, line, text)).toBe(false)
  })

  it.each([
    ['es', 'Camarera', 'Servía mesas.', true],
    ['es', 'Maestra de primaria', 'Enseña a niños.', true],
    ['es', 'Ayudante', 'Es jefe.', false],
    ['pt', 'Enfermeira', 'Cuida de pacientes.', true],
    ['pt', 'Motorista', 'Conduz.', true],
    ['pt', 'Estagiária', 'É gerente.', false],
  ])('when the %s title is “%s”, then “%s” may stand: %s', (language, title, text, may) => {
    expect(kept(language, '', text, title)).toBe(may)
  })
})
