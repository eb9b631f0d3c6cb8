/** @jest-environment ./web/tests/page-environment.mjs */
import '@testing-library/jest-dom/jest-globals'
import { afterEach, describe, expect, it } from '@jest/globals'
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { Availability } from '../lib/use-availability.js'
import { AvailabilityLine } from './availability-line.js'
import { Switch } from './switch.js'
import { VendorConsent } from './vendor-consent.js'
import { VisibilitySwitches } from './visibility-switches.js'

afterEach(cleanup)

describe('a switch', () => {
  it('when it is pressed, then it asks for the other state, and shows the state that it gets', async () => {
    const asked: boolean[] = []
    render(<Switch label="Public" checked={false} onChange={(next) => asked.push(next)} />)
    await userEvent.click(screen.getByRole('switch', { name: 'Public' }))
    expect(asked).toEqual([true])
    expect(screen.getByRole('switch')).not.toBeChecked()
  })

  it('when one kind of contact data is shown, then the others stay as they are', async () => {
    const changes: unknown[] = []
    const contact = { email: true, phone: false, address: false }
    render(
      <VisibilitySwitches
        content={{
          contact,
          personal: ['birth'],
          personalKinds: ['birth', 'nationality'],
          hasReferences: true,
        }}
        onChange={(change) => changes.push(change)}
      />,
    )
    const [, phone, , birth, nationality] = screen.getAllByRole('switch')
    for (const one of [phone, birth, nationality]) await userEvent.click(one!)
    await userEvent.click(screen.getByRole('switch', { name: /References/ }))
    expect(changes).toEqual([
      { contact: { ...contact, phone: true } },
      { personal: [] },
      { personal: ['birth', 'nationality'] },
      { references: true },
    ])
  })

  it('when a vendor is allowed, then that is said by name', async () => {
    const granted: boolean[] = []
    render(
      <VendorConsent
        vendor="Google"
        isGranted={false}
        text="It gets the lines."
        onGrant={(on) => granted.push(on)}
      />,
    )
    await userEvent.click(screen.getByRole('checkbox', { name: /Google may see my resumes/ }))
    expect(granted).toEqual([true])
  })
})

describe('the line under a name', () => {
  it.each<[Availability, 'launch' | 'rename', RegExp]>([
    [{ kind: 'empty' }, 'launch', /Lowercase letters/],
    [{ kind: 'checking' }, 'launch', /Checking availability/],
    [{ kind: 'free' }, 'launch', /is available/],
    [{ kind: 'taken' }, 'launch', /already taken/],
    [{ kind: 'own' }, 'launch', /You own this site/],
    [{ kind: 'own' }, 'rename', /One of your sites has this name/],
    [{ kind: 'refused' }, 'launch', /could pass for a brand/],
    [{ kind: 'invalid', detail: 'No spaces, please.' }, 'launch', /No spaces, please/],
  ])('when it is %j for a %s, then it says so, and is read out', (availability, purpose, text) => {
    render(<AvailabilityLine id="line" availability={availability} purpose={purpose} />)
    expect(screen.getByText(text)).toBeVisible()
    expect(document.getElementById('line')).toHaveAttribute('aria-live', 'polite')
  })
})
