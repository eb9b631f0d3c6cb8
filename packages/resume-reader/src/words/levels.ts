const levelWords =
  /^(?:expert|advanced|intermediate|beginner|basic|proficient|master|novice|fluent|good|very good|excellent|familiar|competent|professional|avanzado|intermedio|basico|nociones|básico|experto|experte|fortgeschritten|grundkenntnisse|grundlagen|elementary|gut|sehr gut|expertin|avance|avancé|intermediaire|intermédiaire|notions|debutant|débutant|courant|avancado|avançado|intermediario|avanzato|base|nozioni|ottimo|buono|gevorderd|basis|goed|zaawansowany|sredni|średni|podstawowy|podstawy|bardzo dobry|dobry|ekspert)$/i

export const isLevel = (text: string): boolean => levelWords.test(text.trim().replace(/[()]/g, ''))

const levelHeads =
  /^(?:level|proficiency|fluency|nivel|nível|niveau|livello|stufe|kenntnisstand|poziom|stopień)$/i

/** The name of a column of levels. */
export const isLevelHead = (text: string): boolean => levelHeads.test(text.trim().replace(/:$/, ''))
