<?php
// Ce qu'une demande peut dire, et la session qui la suit. / What a request may say, and the session that goes with it.

// Un avertissement de PHP devant une réponse la rend illisible, et dit des chemins : au journal. / PHP's warnings go to the log.
ini_set('display_errors', '0');
// Octets d'un corps : plus qu'un formulaire n'en a. / More bytes than a form has.
const LIMITE = 100_000;

// Le numéro d'une session est tiré ici (use_strict_mode), et ne voyage qu'en https quand la page y est. Derrière un mandataire : true.
// A session's number is drawn here, and goes over https only where the page does. Behind a proxy: true.
function session(): void {
  $https = !in_array($_SERVER['HTTPS'] ?? 'off', ['', 'off'], true);
  session_start(['use_strict_mode' => true, 'cookie_httponly' => true, 'cookie_secure' => $https, 'cookie_samesite' => 'Lax']);
}

// Un autre site ne change rien ici au nom du visiteur : les navigateurs disent d'où vient une demande.
// Another site changes nothing here in the visitor's name: browsers say where a request comes from.
function vientDIci(): bool {
  $site = $_SERVER['HTTP_SEC_FETCH_SITE'] ?? '';
  if ($site !== '') return in_array($site, ['same-origin', 'none'], true);
  $origine = $_SERVER['HTTP_ORIGIN'] ?? null;
  $hote = $_SERVER['HTTP_HOST'] ?? '';
  return $origine === null || in_array($origine, ["http://$hote", "https://$hote"], true);
}

// Un champ est un texte : une liste, ou un octet nul, n'en est pas. / A field is a text: a list, or a null byte, is none.
function texte(mixed $valeur): string { return is_string($valeur) ? str_replace("\0", '', $valeur) : ''; }
function champ(string $nom): string { return texte($_POST[$nom] ?? $_GET[$nom] ?? ''); }

// Pourquoi une demande n'est pas suivie : statut et raison. / Why a request is not followed.
function refus(): ?array {
  if ($_SERVER['REQUEST_METHOD'] !== 'GET' && !vientDIci()) return [403, 'Cette demande vient d’un autre site.'];
  return (int) ($_SERVER['CONTENT_LENGTH'] ?? 0) > LIMITE ? [413, 'Cet envoi est trop long.'] : null;
}
