import { collection } from '@thumbfolio/kit/store'
import { Resume } from './domain/resume.js'

export const resumes = collection<Resume, never, 'owner'>({
  name: 'resumes',
  schema: Resume,
  index: { owner: ({ userId }) => userId },
})
