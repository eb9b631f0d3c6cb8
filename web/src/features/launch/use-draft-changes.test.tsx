/** @jest-environment ./web/tests/page-environment.mjs */
import { describe, expect, it } from '@jest/globals'
import { act, renderHook } from '@testing-library/react'
import { aDraft } from '../../lib/tests/a-draft.js'
import { useDraftChanges } from './use-draft-changes.js'

const shown = (id: string) => ({ draft: aDraft({ id }), isAskedFor: true })

describe('changes of a draft', () => {
  it('when a draft is forgotten while it is being made, then its response is ignored', async () => {
    const { result } = renderHook(() => useDraftChanges())
    let respond = () => {}
    const response = new Promise<void>((resolve) => (respond = resolve))
    await act(async () => {
      const first = result.current.run(() => response.then(() => shown('d1')))
      result.current.forget()
      respond()
      await first
    })
    expect(result.current.shown).toBeUndefined()
  })

  it('when two changes are made at once, then the second one gets the result of the first', async () => {
    const { result } = renderHook(() => useDraftChanges())
    await act(async () => {
      void result.current.run(async () => shown('d1'))
      await result.current.run(async (now) => now && { ...now, draft: { ...now.draft, cost: 2 } })
    })
    expect(result.current.shown?.draft).toMatchObject({ id: 'd1', cost: 2 })
  })
})
