/** Whether a field is ticked rather than filled in: what it holds is whether it is checked. */
export const isTickable = ({ type }: { readonly type?: string }): boolean =>
  type === 'checkbox' || type === 'radio'
