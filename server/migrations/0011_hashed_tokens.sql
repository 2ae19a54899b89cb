-- Whoever reads this database, or a backup of it, finds no token of a session any more. Cookies stay as they are: nobody is signed out.
update sessions set token = 'sha256:' || encode(sha256(convert_to(token, 'UTF8')), 'base64') where token not like 'sha256:%';
