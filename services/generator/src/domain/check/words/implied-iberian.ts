import type { Implication } from './implication.js'
import { learnedInIberian } from './implied-learning-iberian.js'
import { nominal } from './nominal-iberian.js'
import { toldIberian } from './told-iberian.js'

/** What entries imply in Spanish and Portuguese; see implied-words.ts. */
export const iberian: readonly Implication[] = [
  ...learnedInIberian,
  ...nominal,
  ...toldIberian,
  {
    section: 'basics',
    words: `vive viven vivo vivir reside residen resido residir mora moram moro vivem`,
  },
  {
    section: 'interests',
    field: 'name',
    matches: /punto de cruz|ponto cruz|bordado/iu,
    words: `borda bordar bordando`,
  },
  {
    section: 'interests',
    field: 'name',
    matches: /^punto$|calceta|tricô|tricot/iu,
    words: `teje tejer tricota tricotar`,
  },
  {
    section: 'interests',
    field: 'name',
    matches:
      /guitar|piano|viol|flauta|bater|saxo|gaita|acorde|concertina|clarinete|trompet|tromb|arpa|percus|chelo|ukelele|tambor|cavaquinho|bandurria|laúd/iu,
    words: `toca tocar tocando tocaba tocava instrumento`,
  },
  {
    section: 'work',
    words: `tramitar tramita tramitó tramitaba preparar prepara preparó preparaba manejar maneja manejó manejaba tratar preparou preparava tramitou manusear manuseia manuseava lidar lida lidava lidou`,
  },
  {
    section: 'projects',
    words: `fabricó fabricado fabricar montó montado construyó fabricou montou construiu`,
  },
  {
    section: 'publications',
    field: 'publisher',
    matches: /revista|cuadernos|bolet|diario|periódico|journal|cadernos|jornal/iu,
    words: `artículo artículos artigo artigos revista texto`,
  },
  {
    section: 'publications',
    field: 'publisher',
    matches: /edicion|ediç|edito/iu,
    words: `libro libros livro livros obra`,
  },
  {
    section: 'awards',
    words: `nombró nombraron nombrada nombrado eligió eligieron elegida elegido designó designada designado proclamó concedieron otorgaron entregaron distinguieron reconocieron recibe nomeou nomearam nomeada nomeado elegeu elegeram eleita eleito concederam atribuíram entregaram distinguiram reconheceram rendeu contemplada contemplado`,
  },
  {
    section: 'work',
    matches:
      /(?:^|\s)(?:con|com)\s(?:el|un|una|o|um|uma)\s(?:\p{L}+\s)?(?:premio|prémio|prêmio|medalla|medalha|mención|menção)/u,
    words: `logró obtuvo consiguió recibió obteve recebeu conseguiu alcançou`,
  },
  {
    section: 'work',
    // Not where the same line tells of help.
    matches: /^(?!.*(?:poy|yud|sist|poi|jud))[^\n]*\s(?:con|com)\s\d[\d.]*\s(?:clientes|pacientes|utentes)/mu,
    words: `atender atiende atendió atendía atende atendeu atendia`,
  },
  {
    section: 'awards',
    words: `conquistou conquistada conquistado alcanzó alcanzado alcançou obtenida obtida conseguida cosechó quedó ficou`,
  },
  ...['work', 'volunteer', 'projects'].map((section) => ({
    section,
    matches: /(?<!\p{L})(?:termin|conclu|finaliz|complet|acab)(?:ad|íd|id)[oa]s?(?!\p{L})/iu,
    words: `completó concluyó finalizó concluido concluida completado completada completou concluiu finalizou concluído concluída`,
  })),
  ...['work', 'volunteer'].flatMap((section) => [
    { section, matches: /(?<!\p{L})r[aá]dio(?!\p{L})/iu, words: `emisora emissora` },
    {
      section,
      matches:
        /(?<!\p{L})(?:bar|cafeter[ií]a|café|restaurante|hotel|hostal|tasca|taberna|pousada)(?!\p{L})/iu,
      words: `hostelería hotelaria restauração`,
    },
    {
      section,
      matches: /(?<!\p{L})(?:banco|bank|bbva|caixabank|caja rural|caixa rural)(?!\p{L})/iu,
      words: `banca bancaria`,
    },
    { section, matches: /(?<!\p{L})ceip(?!\p{L})/iu, words: `colegio escuela público` },
    { section, matches: /(?<!\p{L})ies(?!\p{L})/u, words: `instituto` },
  ]),
  { section: 'awards', matches: /(?<![\d.])2\.?[ºª°]/u, words: `segundo segunda` },
  { section: 'awards', matches: /(?<![\d.])3\.?[ºª°]/u, words: `tercero tercer tercera terceiro terceira` },
  { section: 'work', matches: /\biso \d/iu, words: `norma normas` },
  { section: 'skills', field: 'level', words: `nivel nível` },
  {
    section: 'skills',
    words: `familiarizada familiarizado familiarizadas`,
  },
  { section: 'awards', words: `clasificó clasificado clasificada classificou classificado classificada` },
  { section: 'awards', field: 'summary', matches: /\d/u, words: `reunió reunía reuniu reunia` },
  { section: 'awards', matches: /(?<!\p{L})bolsas?(?!\p{L})/iu, words: `bolsista bolseira bolseiro` },
  { section: 'publications', words: `publicaron publicaram publican publicam` },
  { section: 'skills', words: `reúne reúnen reúnem` },
  {
    section: 'publications',
    field: 'summary',
    matches: /(?<!\p{L})[Ee]scrit[oa] com \p{Lu}/u,
    words: `coautor coautora`,
  },
  ...['work', 'volunteer'].map((section) => ({
    section,
    matches:
      /\b(?:hotel|hostal|restaurante|tienda|farmacia|supermercado|librería|loja|farmácia|livraria|hostel)\b/iu,
    words: `establecimiento estabelecimento`,
  })),
  {
    section: 'publications',
    words: `autora autor autoría autoria publicación publicações publicadas publicados`,
  },
  {
    section: 'interests',
    matches: /coro|coral|canto/iu,
    field: 'name',
    words: `canta cantar cantando cantaba voz`,
  },
  {
    section: 'interests',
    field: 'name',
    matches: /cocin|reposter|gastronom|pan\b|pão|receta|receit|culin|cozinh|pastel|doçar|confeit/iu,
    words: `prepara recetas platos receitas pratos`,
  },
  {
    section: 'interests',
    field: 'name',
    matches: /dron|vuel|voo|parapente|aero|ala delta|asa delta/iu,
    words: `vuela volar voa voar`,
  },
  {
    section: 'interests',
    field: 'name',
    matches:
      /juego|jogo|ajedrez|xadrez|fútbol|futebol|futsal|tenis|ténis|tênis|p[aá]del|baloncesto|basquet|balonmano|andebol|handebol|vole|v[óô]le|rugby|râguebi|golf|petanca|bádminton|badminton|cartas|mus\b|dominó|bolos|billar|bilhar|hockey|hóquei/iu,
    words: `juega jugar jugando joga jogar jogando`,
  },
  {
    section: 'interests',
    field: 'name',
    matches:
      /música|jazz|rock|flamenco|fado|samba|ópera|blues|concierto|concerto|vinil|radio|rádio|podcast/iu,
    words: `escucha escuchar ouve ouvir`,
  },
  {
    section: 'interests',
    field: 'name',
    matches: /cine|película|film|series|séries|anime|teatro|fútbol|futebol/iu,
    words: `ve vê`,
  },
  {
    section: 'interests',
    field: 'name',
    matches: /huert|hort|jard|planta|bonsái|bonsai|orqu[ií]de|rosas|abej|abelh|apicult|gallin|animal/iu,
    words: `cuida cultiva`,
  },
  {
    section: 'interests',
    field: 'name',
    matches:
      /sender|monta|mont[ae]ñ|escalad|alpin|excursi|camin|trilh|pedestr|cicl|bici|btt|mtb|moto|equit|caball|cavalo|patin|esqu[ií]|viaj|viag|espele|buce|mergulh|surf|vela|kayak|canoa|piragü|remo|ruta|rota|marcha|corr|running|trail|maratón|maratona|aves|ornit|pájaro|pássaro|setas|micolog|cogumel|astron|estrell|estrel|naturale|natureza|camping|pesca|pueblo|aldeia|cueva|gruta|foto|botánic|botânic|mar\b|playa|praia/iu,
    words: `sube subir monta montar observa observar mira contempla anda andar sale salir salidas explora explorar recorre recorrer sobe observa sai sair percorre acompanha`,
  },
  {
    section: 'interests',
    words: `disfrutar sigue seguir fã fan seguidora seguidor libre libres livre livres ocio lazer tiempo tempo ratos horas fuera fora`,
  },
  {
    section: 'volunteer',
    words: `altruista solidaria solidario solidária ong asociación entidad associação entidade labor`,
  },
]
