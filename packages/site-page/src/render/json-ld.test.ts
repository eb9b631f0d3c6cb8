import { expect, test } from '@jest/globals'
import type { ResumeContent } from '@thumbfolio/contracts'
import { locallyArranged } from '../../tests/locally-arranged.js'
import { personData } from './json-ld.js'

test('when an owner took entries off the page, then machines do not read them there either', () => {
  const content: ResumeContent = {
    basics: { name: 'Ida Holm' },
    work: [{ name: 'Looms Ltd', position: 'Weaver', startDate: '2020' }],
    languages: [{ language: 'Norwegian' }, { language: 'Welsh' }],
  }
  const composition = locallyArranged(content, 'en')
  const sections = composition.sections.map(({ name, entries }) => ({
    name,
    entries: entries.filter(({ id }) => id === 'languages/0'),
  }))
  const { markup } = personData({
    content,
    composition: { ...composition, sections },
    indexed: true,
    site: { url: 'https://ida.example/', appOrigin: 'https://app.example' },
    contact: { email: true, phone: true, address: true },
  })
  expect(markup).toContain('"knowsLanguage":["Norwegian"]')
  expect(markup).not.toMatch(/Welsh|Looms/)
})

test('when a title was made of a position and an employer, then machines read each as what it is', () => {
  const content: ResumeContent = {
    basics: { name: 'Ida Holm' },
    work: [{ name: 'Looms Ltd', position: 'Weaver', startDate: '2020' }],
  }
  const site = { name: 'ida', url: 'https://ida.example/', appOrigin: 'https://app.example' }
  const page = {
    content,
    composition: locallyArranged(content, 'en'),
    site,
    indexed: true,
    contact: { email: true, phone: true, address: true },
  }
  expect(personData(page).markup).toContain('"jobTitle":"Weaver","worksFor"')
})

test('when an owner replaced the title of the resume, then machines do not read it there either', () => {
  const content: ResumeContent = { basics: { name: 'Ida Holm', label: 'Weaver' } }
  const page = {
    content,
    composition: { ...locallyArranged(content, 'en'), headline: 'Designer' },
    indexed: true,
    site: { url: 'https://ida.example/', appOrigin: 'https://app.example' },
    contact: { email: true, phone: true, address: true },
  }
  const { markup } = personData(page)
  expect(markup).toContain('"jobTitle":"Designer"')
  expect(markup).not.toContain('Weaver')
})

test('when a page shows schools and skills, then machines read a profile page about a person who has them', () => {
  const content: ResumeContent = {
    basics: { name: 'Ida Holm' },
    education: [{ institution: 'NTNU', studyType: 'MSc' }, { institution: 'Hidden School' }],
    skills: [{ name: 'Tools', keywords: ['Tekla', 'Robot'] }, { name: 'Drawing' }],
  }
  const composition = locallyArranged(content, 'en')
  const sections = composition.sections.map(({ name, entries }) => ({
    name,
    entries: entries.filter(({ id }) => id !== 'education/1'),
  }))
  const { markup } = personData({
    content,
    composition: { ...composition, sections },
    indexed: true,
    changedOn: '2026-05-01',
    site: { url: 'https://ida.example/', appOrigin: 'https://app.example' },
    contact: { email: true, phone: true, address: true },
  })
  const profile: unknown = JSON.parse(markup.replace(/<[^>]*>/g, ''))
  expect(profile).toMatchObject({
    '@type': 'ProfilePage',
    url: 'https://ida.example/',
    dateModified: '2026-05-01',
    inLanguage: 'en',
    mainEntity: {
      '@type': 'Person',
      name: 'Ida Holm',
      knowsAbout: ['Tekla', 'Robot', 'Drawing'],
      alumniOf: [{ '@type': 'EducationalOrganization', name: 'NTNU' }],
    },
  })
})
