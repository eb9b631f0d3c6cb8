import {
  PersonalFactKind,
  type ActionsChange,
  type KindsChange,
  type SiteActions,
} from '@thumbfolio/contracts'
import type { SettingsChange } from '../site/settings.js'
import type { SiteSettings } from '../site/site.js'

/** Switches by name: one that is not named is unchanged. */
export interface DraftSwitches {
  readonly personal?: KindsChange | undefined
  readonly actions?: ActionsChange | undefined
}

/** The change with all kinds and actions as they are after it. */
export const switched = <C extends DraftSwitches>(
  before: SiteSettings,
  { personal, actions, ...rest }: C,
): Omit<C, keyof DraftSwitches> & Pick<SettingsChange, 'personal' | 'actions'> => ({
  ...rest,
  ...(personal && { personal: kindsWith(before.personal ?? [], personal) }),
  ...(actions && { actions: actionsWith(before.actions, actions) }),
})

const kindsWith = (before: readonly PersonalFactKind[], change: KindsChange): readonly PersonalFactKind[] =>
  Array.isArray(change)
    ? change
    : PersonalFactKind.options.filter((kind) => change[kind] ?? before.includes(kind))

function actionsWith(before: SiteActions = {}, change: ActionsChange): SiteActions {
  const { email = before.email, form = before.form, download = before.download, call = before.call } = change
  return {
    ...(email && { email }),
    ...(form && { form }),
    ...(download && { download }),
    ...(call && { call }),
  }
}
