import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, it } from '@jest/globals'
import { fullSample, startModelWorld } from './model-world.js'

const replay = fileURLToPath(new URL('../bin/replay.mjs', import.meta.url))

const degree = { area: 'Mathematics', studyType: 'Bachelor of Science' }
const content = {
  ...fullSample,
  education: [
    { institution: 'University of London', ...degree, startDate: '1836', endDate: '1840' },
    { institution: 'College of Tomorrow', ...degree, startDate: '2024', endDate: '2099' },
  ],
}
const [earned, ahead] = [
  'She graduated from the University of London.',
  'She graduated from the College of Tomorrow.',
]
const answer = {
  language: 'en',
  intro: [{ text: 'Ada writes programs for machines.', sources: ['basics'] }],
  sections: [
    { name: 'work', entries: ['work/0', 'work/1'].map((id) => ({ id, emphasis: 'normal', prose: [] })) },
    {
      name: 'education',
      entries: [earned, ahead].map((text, at) => ({
        ...{ id: `education/${at}`, emphasis: 'normal' },
        prose: [{ text, sources: [`education/${at}`] }],
      })),
    },
    { name: 'skills', entries: [{ id: 'skills/0', emphasis: 'normal', prose: [] }] },
  ],
}

it('when a model says that a degree is earned which ends later, then neither the page nor its replay says it', async () => {
  await using models = await startModelWorld()
  models.world.resumes.put('ada', 'resume-1', content)
  const told = { kind: 'text', text: JSON.stringify(answer) } as const
  const view = await models.launch('tomorrow', 'sonnet', { behaviours: [told, told] })
  expect([view.status, view.problem]).toEqual(['success', undefined])
  const page = (await models.world.visit('tomorrow')).text
  expect([page.includes(earned), page.includes(ahead)]).toEqual([true, false])
  const env = { DATA_DIR: models.world.directory }
  const { stdout } = await promisify(execFile)(process.execPath, [replay, view.id], { env })
  expect(stdout).toContain(`removed: “${ahead}”`)
  expect(stdout).not.toContain(`removed: “${earned}”`)
})
