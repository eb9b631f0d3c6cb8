/** A period by its name, with the words of each language that say it: its nouns, and the adverbs and adjectives of what is so each time. */
interface PeriodWords {
  readonly name: string
  readonly nouns: Readonly<Record<string, string>>
  readonly adverbs: Readonly<Record<string, string>>
}

export const periodWords: readonly PeriodWords[] = [
  {
    name: 'an hour',
    nouns: { en: 'hour', it: 'ora', pl: 'godzinę' },
    adverbs: { en: 'hourly' },
  },
  {
    name: 'a day',
    nouns: {
      ...{ en: 'day night', de: 'tag', fr: 'jour journée jours', es: 'día días', it: 'giorno giorni' },
      ...{ nl: 'dag', pl: 'dzień dnia', pt: 'dia dias' },
    },
    adverbs: {
      en: 'daily nightly',
      de: 'täglich tägliche täglichen täglicher tägliches täglichem',
      fr: 'quotidiennement quotidienne',
      es: 'diario diaria diarios diarias diariamente cotidiano',
      it: 'quotidiano giornaliero giornaliera giornalmente quotidianamente',
      nl: 'dagelijks dagelijkse',
      pl: 'dziennie codziennie',
      pt: 'diário diária diários diárias diariamente cotidiano quotidiano',
    },
  },
  {
    name: 'a week',
    nouns: {
      ...{ en: 'week', de: 'woche', fr: 'semaine semaines', es: 'semana semanas', it: 'settimana settimane' },
      ...{ nl: 'week', pl: 'tydzień tygodniu tygodnia', pt: 'semana semanas' },
    },
    adverbs: {
      en: 'weekly',
      de: 'wöchentlich wöchentliche wöchentlichen wöchentlicher wöchentliches wöchentlichem',
      fr: 'hebdomadaire hebdomadaires',
      es: 'semanal semanales semanalmente',
      it: 'settimanale settimanali settimanalmente',
      nl: 'wekelijks wekelijkse',
      pl: 'tygodniowo cotygodniowy cotygodniowa cotygodniowe cotygodniową cotygodniowych tygodniowy tygodniowa tygodniowe tygodniowych',
      pt: 'semanal semanais semanalmente',
    },
  },
  {
    name: 'a month',
    nouns: {
      ...{ en: 'month', de: 'monat', fr: 'mois', es: 'mes meses', it: 'mese mesi' },
      ...{ nl: 'maand', pl: 'miesiąc miesiącu miesiąca', pt: 'mês meses' },
    },
    adverbs: {
      en: 'monthly',
      de: 'monatlich monatliche monatlichen monatlicher monatliches monatlichem',
      fr: 'mensuel mensuelle mensuels mensuelles mensuellement',
      es: 'mensual mensuales mensualmente',
      it: 'mensile mensili mensilmente',
      nl: 'maandelijks maandelijkse',
      pl: `miesięcznie miesięczny miesięczna miesięczne miesięczną miesięcznego miesięcznych
comiesięczny comiesięczna comiesięczne comiesięczną comiesięcznych`,
      pt: 'mensal mensais mensalmente',
    },
  },
  {
    name: 'a quarter',
    nouns: {
      ...{ en: 'quarter', de: 'quartal', fr: 'trimestre', es: 'trimestre', it: 'trimestre' },
      ...{ nl: 'kwartaal', pl: 'kwartał kwartale kwartału', pt: 'trimestre' },
    },
    adverbs: {
      ...{ en: 'quarterly', fr: 'trimestriel trimestrielle', es: 'trimestral trimestrales' },
      ...{ it: 'trimestrale', pt: 'trimestral trimestrais' },
    },
  },
  {
    name: 'a season',
    nouns: {
      ...{ en: 'season', de: 'saison', fr: 'saison', es: 'temporada época', it: 'stagione' },
      ...{ nl: 'seizoen', pl: 'sezon sezonie', pt: 'temporada época' },
    },
    adverbs: { en: 'seasonally' },
  },
  {
    name: 'a year',
    nouns: {
      ...{ en: 'year', de: 'jahr', fr: 'an année ans années', es: 'año años', it: 'anno anni' },
      ...{ nl: 'jaar', pl: 'rok roku', pt: 'ano anos' },
    },
    adverbs: {
      en: 'yearly annual annually',
      de: 'jährlich jährliche jährlichen jährlicher jährliches jährlichem alljährlich',
      fr: 'annuel annuelle annuels annuelles annuellement',
      es: 'anual anuales anualmente',
      it: 'annuale annuali annualmente annuo annua',
      nl: 'jaarlijks jaarlijkse',
      pl: 'rocznie corocznie coroczny coroczna coroczne coroczną corocznej corocznego corocznych doroczny doroczna doroczne',
      pt: 'anual anuais anualmente',
    },
  },
  {
    name: 'a term',
    nouns: {
      ...{ en: 'term terms semester semesters', de: 'semester', fr: 'semestre semestres' },
      ...{ es: 'semestre semestres periodo periodos cuatrimestre', it: 'semestre semestri quadrimestre' },
      ...{ nl: 'semester', pl: 'semestr semestrze', pt: 'semestre semestres período períodos' },
    },
    adverbs: {
      ...{ en: 'termly', fr: 'semestriel semestrielle', es: 'semestral semestrales' },
      ...{ it: 'semestrale semestrali', pt: 'semestral semestrais semestralmente' },
    },
  },
]
