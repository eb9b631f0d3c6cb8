import { everyItem } from '@thumbfolio/kit/store'
import type { Ports } from '../ports.js'

/** Photos are stored by owner: all of their sites and drafts may refer to one. */
export async function isPhotoOf(
  { sites, drafts }: Pick<Ports, 'sites' | 'drafts'>,
  ownerId: string,
  id: string,
  exceptSite?: string,
): Promise<boolean> {
  for await (const site of everyItem(sites, 'owner', { equals: ownerId })) {
    const drafted = site.current?.status === 'pending' ? site.current.outputs : undefined
    const ids = [site.settings.photo?.id, drafted?.settings?.photo?.id]
    if (site.id !== exceptSite && ids.includes(id)) return true
  }
  for await (const { settings } of everyItem(drafts, 'owner', { equals: ownerId }))
    if (settings.photo?.id === id) return true
  return false
}

/** Removes the pictures of a photo if nothing refers to it, except perhaps a site that is being deleted. */
export async function forgetPhoto(
  ports: Pick<Ports, 'sites' | 'drafts' | 'photos'>,
  ownerId: string,
  id: string,
  exceptSite?: string,
): Promise<void> {
  if (!(await isPhotoOf(ports, ownerId, id, exceptSite))) await ports.photos.remove(ownerId, id)
}
