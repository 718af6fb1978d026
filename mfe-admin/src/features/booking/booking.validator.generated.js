// Written by `npm run validators` from the contract's schemas; do not edit.
// biome-ignore-all lint: generated
// biome-ignore-all format: generated
import { formats, report, ucs2length } from '@firn/shared-ui/validator-runtime';
export const validateBookingPatch = Object.assign(validate10, {"required":[],"nullable":["message","user"]});
const schema11 = {"type":"object","properties":{"message":{"anyOf":[{"type":"string","maxLength":1000},{"type":"null"}]},"user":{"anyOf":[{"type":"string","pattern":"^/api/users/[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$"},{"type":"null"}]}},"additionalProperties":false};
const func2 = ucs2length;
const pattern0 = new RegExp("^/api/users/[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$", "u");

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((key0 === "message") || (key0 === "user"))){
vErrors = report(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.message !== undefined){
let data0 = data.message;
const _errs3 = errors;
let valid1 = false;
const _errs4 = errors;
if(typeof data0 === "string"){
if(func2(data0) > 1000){
vErrors = report(vErrors, instancePath+"/message", "maxLength", {limit: 1000});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/message", "type", {type: "string"});
errors++;
}
var _valid0 = _errs4 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs6 = errors;
if(data0 !== null){
vErrors = report(vErrors, instancePath+"/message", "type", {type: "null"});
errors++;
}
var _valid0 = _errs6 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
vErrors = report(vErrors, instancePath+"/message", "anyOf", {});
errors++;
}
else {
errors = _errs3;
if(vErrors !== null){
if(_errs3){
vErrors.length = _errs3;
}
else {
vErrors = null;
}
}
}
}
if(data.user !== undefined){
let data1 = data.user;
const _errs9 = errors;
let valid2 = false;
const _errs10 = errors;
if(typeof data1 === "string"){
if(!pattern0.test(data1)){
vErrors = report(vErrors, instancePath+"/user", "pattern", {pattern: "^/api/users/[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/user", "type", {type: "string"});
errors++;
}
var _valid1 = _errs10 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const _errs12 = errors;
if(data1 !== null){
vErrors = report(vErrors, instancePath+"/user", "type", {type: "null"});
errors++;
}
var _valid1 = _errs12 === errors;
valid2 = valid2 || _valid1;
}
if(!valid2){
vErrors = report(vErrors, instancePath+"/user", "anyOf", {});
errors++;
}
else {
errors = _errs9;
if(vErrors !== null){
if(_errs9){
vErrors.length = _errs9;
}
else {
vErrors = null;
}
}
}
}
}
else {
vErrors = report(vErrors, instancePath, "type", {type: "object"});
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}
