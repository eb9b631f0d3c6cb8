/** `Relevant coursework:`, at the start of a line. */
export const courseLabel =
  /^(?:relevant |selected |key |main |major |principal(?:es|i)? )?(?:courses?(?:work)?|modules?|subjects|cursos?|asignaturas|kurse|schwerpunkte?|(?:haupt)?fächer|facher|mati[eè]res|materias|materie|cours|corsi|vakken|kursy|przedmioty|disciplinas)\b[^:]{0,20}:?\s*/iu
