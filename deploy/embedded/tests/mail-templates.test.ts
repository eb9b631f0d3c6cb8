import { globSync } from 'node:fs'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from '@jest/globals'
import { mailTemplates } from '../src/mail-templates.js'

const services = fileURLToPath(new URL('../../../services', import.meta.url))

describe('the mail templates', () => {
  it('when a service has a mail, then it is listed for the preview under the name of its file', () => {
    const files = globSync('*/src/mails/*.ts', { cwd: services })
    expect(Object.keys(mailTemplates).sort()).toEqual(files.map((file) => basename(file, '.ts')).sort())
  })

  it('when a mail is previewed, then every value of its example is filled in', () => {
    for (const template of Object.values(mailTemplates)) {
      const { subject, text } = template.preview()
      expect(subject).toMatch(/^\S[^\n]+\S$/)
      expect(`${subject}\n${text}`).not.toMatch(/undefined|\[object|\bNaN\b|\$\{/)
    }
  })
})
