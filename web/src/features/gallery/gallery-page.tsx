import { FileUp, Trash2 } from 'lucide-react'
import { themes } from '../../lib/theme.js'
import { BrowserFrame } from '../../ui/browser-frame.js'
import { CopyButton } from '../../ui/copy-button.js'
import { EmptyState } from '../../ui/empty-state.js'
import { ExampleTop } from '../../ui/example-top.js'
import { examples } from '../../ui/examples/examples.js'
import { FailedNotice } from '../../ui/failed-notice.js'
import { IconButton } from '../../ui/icon-button.js'
import { JourneySteps } from '../../ui/journey-steps.js'
import { Logo } from '../../ui/logo.js'
import { Notice } from '../../ui/notice.js'
import { Pager } from '../../ui/pager.js'
import { PasswordField } from '../../ui/password-field.js'
import { Portrait } from '../../ui/portrait.js'
import { QrCode } from '../../ui/qr-code.js'
import { RelativeTime } from '../../ui/relative-time.js'
import { NameSketch, ResumeSketch, SiteSketch } from '../../ui/sketches.js'
import { Working } from '../../ui/spinner.js'
import { TextAreaField, TextField } from '../../ui/text-field.js'

const ignore = () => undefined

/** Components of `ui` side by side in every theme. Development only: the router leaves it out of a build. */
export const GalleryPage = () => (
  <div className="pt-16">
    <title>Components · Thumbfolio</title>
    <h1 className="title mx-auto max-w-6xl px-5 py-8 text-2xl">Components</h1>
    {themes.map((theme) => (
      <section key={theme} data-theme={theme} className="bg-base-100 py-12 text-base-content">
        <div className="mx-auto grid max-w-6xl gap-8 px-5">
          <h2 className="title text-xl capitalize">{theme}</h2>
          <Actions />
          <div className="grid items-start gap-8 md:grid-cols-2">
            <Fields />
            <Messages />
          </div>
          <Pictures />
        </div>
      </section>
    ))}
  </div>
)

const Actions = () => (
  <div className="flex flex-wrap items-center gap-3">
    <Logo />
    <button type="button" className="btn btn-primary">
      <FileUp className="size-4" aria-hidden="true" />
      Primary
    </button>
    <button type="button" className="btn">
      Secondary
    </button>
    <button type="button" className="btn btn-ghost">
      Ghost
    </button>
    <button type="button" className="btn btn-error">
      Delete
    </button>
    <button type="button" className="btn" disabled>
      Disabled
    </button>
    <button type="button" className="btn btn-primary">
      <Working />
      Saving
    </button>
    <CopyButton text="https://example.org" label="Copy address" />
    <IconButton tip="Delete">
      <Trash2 className="size-4" aria-hidden="true" />
    </IconButton>
    <Portrait username="Ada" picture="" />
    <a href="#top" className="textlink">
      A link in text
    </a>
    <Pager page={2} pages={5} onPage={ignore} />
  </div>
)

const Fields = () => (
  <div className="grid gap-5">
    <TextField label="E-mail" hint="We never share it." defaultValue="ada@example.org" />
    <TextField label="Site name" problem="This site name is already taken." defaultValue="ada" />
    <PasswordField
      problem={undefined}
      autoComplete="new-password"
      value="a secret"
      name="password"
      onChange={ignore}
    />
    <TextAreaField label="Introduction" defaultValue="Engineer with ten years of experience." />
    <JourneySteps current="site-name" />
  </div>
)

const Messages = () => (
  <div className="grid gap-5">
    <Notice kind="information" title="This takes longer than usual">
      The launch is still running.
    </Notice>
    <Notice kind="problem" title="Launch failed">
      You were not charged.
    </Notice>
    <FailedNotice title="Your credits could not be loaded." onRetry={ignore}>
      Your balance has not changed.
    </FailedNotice>
    <EmptyState picture={<SiteSketch />} action={<button className="btn btn-primary">Upload Resume</button>}>
      You have no sites yet.
    </EmptyState>
    <p className="text-sm text-muted">
      Updated <RelativeTime iso="2026-01-01T00:00:00.000Z" />
    </p>
    <div className="skeleton h-6 w-full" />
  </div>
)

const Pictures = () => (
  <div className="flex flex-wrap items-end gap-6">
    <BrowserFrame address="maya-brandt.example" className="w-72">
      <ExampleTop example={examples[0]} sizes="18rem" />
    </BrowserFrame>
    <div className="w-24">
      <QrCode text="https://example.org" label="QR code of example.org" />
    </div>
    <ResumeSketch />
    <NameSketch />
  </div>
)
