import { describe, expect, it } from '@jest/globals'
import { check } from '../check.js'

const kept = (section: string, entry: object, text: string, language = 'pt') =>
  check(
    { language, intro: [{ text, sources: [`${section}/0`] }], sections: [] },
    { [section]: [{ name: 'Zeta', ...entry }] },
  ).composition.intro.length === 1
const job = (line: string, more: object = {}) => ({
  position: 'x',
  startDate: '2019-01',
  ...more,
  highlights: [line],
})

describe('Portuguese lines told with other verbs', () => {
  it.each([
    ['Emissão de faturas; padrinho de 2 estagiários', 'Cuidou da emissão de faturas.'],
    ['Atividades de leitura', 'Assegurou atividades de leitura.'],
    ['Horta pedagógica com as famílias', 'Dinamizou uma horta pedagógica com as famílias.'],
    ['Scripts de importação de planilhas', 'Escreveu scripts de importação de planilhas.'],
    ['Testes de ponta a ponta com Cypress', 'Colocou testes de ponta a ponta com Cypress.'],
    ['Criação do programa de leitura', 'Lançou um programa de leitura.'],
    ['Criou um painel sobre água', 'Montou um painel sobre água.'],
    ['Coordena uma equipa de oito pessoas', 'Liderou uma equipa de oito pessoas.'],
    ['Cobriu a câmara municipal', 'Acompanhou a câmara municipal.'],
    ['Sou diretora de turma do 9.º B', 'Tem a direção de turma do 9.º B.'],
    ['Membro do conselho entre 2019 e 2023', 'Membro do conselho durante quatro anos, de 2019 a 2023.'],
    ['Manutenção de sites', 'Manutenção de sites, em trabalho remoto.'],
  ])('when a job has “%s”, then “%s” stands', (line, text) => {
    expect(kept('work', job(line, { location: 'Recife (remoto)', endDate: '2024-01' }), text)).toBe(true)
  })

  it.each([
    ['Apoio à emissão de faturas', 'Cuidou da emissão de faturas.'],
    ['Acolhimento da Conceição', 'Cuidou da Conceição.'],
    ['Scripts de importação de planilhas', 'Escreveu planilhas.'],
    ['Criação de um protótipo', 'Lançou um protótipo.'],
    ['Horta pedagógica; visita às famílias', 'Dinamizou as famílias.'],
    ['Coordena as compras com oito pessoas', 'Lidera oito pessoas.'],
    ['Sou diretora de turma do colégio', 'Tem a direção do colégio.'],
    ['Membro do conselho entre 2019 e 2023', 'Membro do conselho durante dois anos, de 2019 a 2023.'],
    ['Manutenção de sites', 'Hoje trabalha na manutenção de sites.'],
    ['Escrevi os materiais que a academia ainda utiliza', 'Hoje escreve materiais.'],
    ['Escreveu o guia que ainda se usa na sala', 'Hoje usa o guia na sala.'],
    ['Coordena uma equipa de oito pessoas; migração para Kubernetes', 'Liderou a migração para Kubernetes.'],
    ['Apoia quem coordena a equipa', 'Lidera a equipa.'],
    ['Criou um programa de leitura; feira anual', 'Montou uma feira anual.'],
    ['Participou na criação do site', 'Lançou o site.'],
    ['As reclamações baixaram 22 %; prazo de entrega de 5 dias', 'Reduziu o prazo de entrega para 5 dias.'],
    ['Testes unitários em Jest; pipeline em GitLab', 'Introduziu o pipeline em GitLab.'],
    ['Atividades de leitura; feira do livro', 'Organizou a feira do livro.'],
    ['Recebeu formação em vendas', 'Assegurou a formação em vendas.'],
    ['Sob supervisão da direção', 'Cuidou da supervisão.'],
    ['Vários estágios na área da faturação', 'Cuidou da faturação.'],
    ['Diretora da escola; turma do 9.º B', 'Teve a direção de turma do 9.º B.'],
    ['Atribuição de uma bolsa a 30 alunos', 'Ganhou uma bolsa.'],
    ['Cobriu as férias da colega Rita', 'Acompanhou a colega Rita.'],
    ['Investigadora principal do projeto Água; comissão de ética', 'Liderou a comissão de ética.'],
    ['Três classes de produtos', 'Deu três aulas de produtos.'],
  ])('when a job has “%s”, then “%s” does not', (line, text) => {
    expect(kept('work', job(line, { endDate: '2024-01' }), text)).toBe(false)
  })

  it('when a line has two years, then how long that is, is told of that line', () => {
    const board = { ...job('Membro do conselho entre 2019 e 2023'), summary: 'Curso de gestão' }
    expect(kept('work', board, 'Durante quatro anos, de 2019 a 2023, fez o curso de gestão.')).toBe(false)
  })

  it('when an employer is in Ceará, then nothing is foreseen', () => {
    const school = { ...job('Curso de leitura'), name: 'Universidade Federal do Ceará', endDate: '2024-01' }
    expect(kept('work', school, 'O curso de leitura está previsto.')).toBe(false)
  })

  it.each([
    ['Atividades de leitura', 'Organizou atividades de leitura.'],
    ['Investigadora principal do projeto Água', 'Liderou o projeto Água.'],
    ['As reclamações baixaram 22 %', 'As reclamações diminuíram 22 %.'],
    ['Registos de trabalho', 'Preenchia registos de trabalho.'],
  ])('when a job has “%s”, then “%s” stands as well', (line, text) => {
    expect(kept('work', job(line), text)).toBe(true)
  })

  it.each([
    ['awards', { title: 'Menção honrosa, Prêmio Água' }, 'Ganhou uma menção honrosa.', true],
    ['awards', { title: 'Menção honrosa, Prêmio Água' }, 'Ganhou o Prêmio Água.', false],
    ['certificates', { name: 'Piloto de drone A1' }, 'Tem a licença de piloto de drone A1.', true],
    [
      'certificates',
      { name: 'Curso de pilotagem de drones' },
      'Tem a licença de pilotagem de drones.',
      false,
    ],
    ['certificates', { name: 'Condução defensiva' }, 'Tem licença de condução.', false],
    ['certificates', { name: 'Primeiros socorros' }, 'Tem a licença de primeiros socorros.', false],
    ['publications', { name: 'Ler em voz alta', publisher: 'Cadernos' }, 'Publicou um livro.', false],
    ['interests', { name: 'Leitura' }, 'Gosta de livros.', true],
  ])('when there is of %s %j, then “%s” may stand: %s', (section, entry, text, may) => {
    expect(kept(section, entry, text)).toBe(may)
  })
})
