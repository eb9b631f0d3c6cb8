import { describe, expect, it } from '@jest/globals'
import { answerSchema, readAnswer } from './model-answer.js'

const answer = {
  language: 'en',
  intro: [{ text: 'Ada writes.', sources: ['basics'] }],
  sections: [{ name: 'work', entries: [{ id: 'work/0', emphasis: 'lead', prose: [] }] }],
}

describe('reading the answer of a model', () => {
  it('when it is as asked, or in a fence with words around it, then it is the composition', () => {
    expect(readAnswer(JSON.stringify(answer))).toEqual({ composition: answer })
    const fenced = `Sure!\n\`\`\`json\n${JSON.stringify(answer)}\n\`\`\`\nAnything else?`
    expect(readAnswer(fenced)).toEqual({ composition: answer })
  })

  it.each([
    ['nothing', '', 'There is no JSON object in it.'],
    ['prose', 'I cannot do that.', 'There is no JSON object in it.'],
    ['half', JSON.stringify(answer).slice(0, 60), 'There is no JSON object in it.'],
    ['broken', `${JSON.stringify(answer).slice(0, -1)},}`, 'It is not valid JSON.'],
  ])('when it is %s, then it says what is wrong', (_, text, mistake) => {
    const read = readAnswer(text)
    expect('mistakes' in read && read.mistakes[0]).toMatch(
      mistake === 'There is no JSON object in it.' ? /JSON/ : mistake,
    )
  })

  it('when it brings facts, markup or an author of its own, then that does not fit', () => {
    for (const more of [
      { html: '<h1>' },
      { facts: [] },
      { intro: [{ text: 'x', sources: [], by: 'owner' }] },
    ]) {
      const read = readAnswer(JSON.stringify({ ...answer, ...more }))
      expect('mistakes' in read).toBe(true)
    }
  })

  it('when a vendor is told the schema, then every object is closed and names all it has', () => {
    const objects = [...JSON.stringify(answerSchema).matchAll(/"type":"object"/g)].length
    expect([...JSON.stringify(answerSchema).matchAll(/"additionalProperties":false/g)]).toHaveLength(objects)
  })
})
