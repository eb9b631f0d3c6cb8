import { describe, expect, it } from '@jest/globals'
import type { ResumeReading } from '@thumbfolio/contracts'
import { nameOf, outlineOf, placesOf } from './reading-outline.js'

const place = (text: string) => ({
  page: 1,
  box: [0, 0, 10, 10] as [number, number, number, number],
  text,
  confidence: 1,
})

describe('the outline of a reading', () => {
  it('when entries are counted, then one is told as one', () => {
    const outline = outlineOf({ work: [{ name: 'A' }], projects: [{ name: 'B' }, { name: 'C' }] })
    expect(outline.map(({ count }) => count)).toEqual(['1 job', '2 projects'])
  })

  it('when a section has no entries, then it is not there', () => {
    expect(outlineOf({ work: [], skills: [{ name: 'Cooking' }] }).map(({ title }) => title)).toEqual([
      'Skills',
    ])
  })

  it('when a job is still going on, then it lasts until now', () => {
    const [work] = outlineOf({ work: [{ name: 'Acme', position: 'Engineer', startDate: '2019-03' }] })
    expect(work?.entries).toEqual([{ pointer: '/work/0', title: 'Engineer, Acme', detail: '2019–now' }])
  })

  it('when something began and ended in one year, or only its end is known, then that year is told once', () => {
    const [projects] = outlineOf({
      projects: [
        { name: 'A', startDate: '2018-04', endDate: '2018-10' },
        { name: 'B', endDate: '2014' },
        { name: 'C' },
      ],
    })
    expect(projects?.entries.map(({ detail }) => detail)).toEqual(['2018', '2014', ''])
  })

  it('when an entry has no name, then its detail is its title', () => {
    const [skills] = outlineOf({ skills: [{ keywords: ['Go', 'SQL'] }] })
    expect(skills?.entries[0]).toEqual({ pointer: '/skills/0', title: 'Go, SQL', detail: '' })
  })

  it('when contact data was read, then each piece of it is an entry of its own', () => {
    const [contact] = outlineOf({
      basics: {
        email: 'a@b.org',
        location: { city: 'Leipzig' },
        profiles: [{ network: 'GitHub', username: 'ab' }],
      },
    })
    expect(contact?.entries.map(({ title }) => title)).toEqual(['a@b.org', 'Leipzig', 'ab'])
  })

  it('when places of entry 1 are asked for, then those of entry 10 are not among them', () => {
    const provenance = { '/work/1/name': place('Acme'), '/work/10/name': place('Other') }
    expect(placesOf({ provenance } as unknown as ResumeReading, '/work/1')).toEqual([place('Acme')])
  })

  it('when a question points into an entry, then it is named by it', () => {
    const outline = outlineOf({ work: [{ name: 'Acme', position: 'Engineer' }] })
    expect(nameOf('/work/0/startDate', outline)).toBe('Work: Engineer, Acme')
    expect(nameOf('/basics/name', outline)).toBe('name')
  })
})
