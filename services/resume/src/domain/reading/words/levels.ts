const levelWords =
  /^(?:expert|advanced|intermediate|beginner|basic|proficient|master|novice|fluent|good|very good|excellent|familiar|competent|professional|avanzado|intermedio|basico|básico|experto|experte|fortgeschritten|grundkenntnisse|gut|sehr gut|grundlagen|expertin|avance|avancé|intermediaire|intermédiaire|debutant|débutant|courant|avancado|avançado|intermediario|avanzato|base|ottimo|buono|gevorderd|basis|goed|zaawansowany|sredni|średni|podstawowy|bardzo dobry|dobry|ekspert)$/i

export const isLevel = (text: string): boolean => levelWords.test(text.trim().replace(/[()]/g, ''))

const levelHeads =
  /^(?:level|proficiency|fluency|nivel|nível|niveau|livello|stufe|kenntnisstand|poziom|stopień)$/i

/** The name of a column of levels. */
export const isLevelHead = (text: string): boolean => levelHeads.test(text.trim().replace(/:$/, ''))
