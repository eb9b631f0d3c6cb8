import { describe, expect, it } from '@jest/globals'
import { startWorld } from './world.js'

describe('drafts that become the same', () => {
  it('when two are given one name while a third is made for it, then one draft has it and nobody meets an error of ours', async () => {
    await using world = await startWorld()
    await world.start()
    const make = (siteName: string, again = false) =>
      world.as('ada')('POST', '/make/drafts', {
        body: { fileUrl: 'resume-1', siteName, by: 'local', again },
      })
    for (const turn of [1, 2, 3]) {
      const made = [await make(`one-${turn}`), await make(`two-${turn}`)]
      const siteName = `wanted-${turn}`
      const renames = made.map(({ body }) =>
        world.as('ada')('PATCH', `/make/drafts/${body.data.id}`, { body: { siteName } }),
      )
      const answers = await Promise.all([...renames, make(siteName), make(siteName, true)])
      for (const { status, body } of answers)
        if (status !== 404) expect({ code: body.code, siteName: body.data?.siteName }).toEqual({ siteName })
      const kept = await make(siteName)
      expect(kept.status).toBe(200)
      expect(answers.map(({ body }) => body.data?.id)).toContain(kept.body.data.id)
    }
  })
})
