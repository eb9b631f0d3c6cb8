/** The places of the name and the headline on the page while they are empty. */
export function addTextPlaceholders(parsed: Document): void {
  const heading = parsed.querySelector<HTMLElement>('h1')
  // The heading of a case study is its title.
  if (!heading || heading.dataset['block'] !== undefined) return
  // Without a name the heading is what the person does, or a word of ours that no mark names.
  if (heading.dataset['field'] === undefined) emptied(heading, 'basics:name', 'Your name')
  if (parsed.querySelector('[data-field="headline"]')) return
  const title = parsed.createElement('p')
  title.className = 'title'
  emptied(title, 'headline', 'What you do')
  heading.after(title)
}

function emptied(element: HTMLElement, field: string, placeholder: string): void {
  element.textContent = ''
  element.dataset['field'] = field
  element.dataset['placeholder'] = placeholder
}
