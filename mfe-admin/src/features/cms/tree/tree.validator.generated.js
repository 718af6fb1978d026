// Written by `npm run validators` from the contract's schemas; do not edit.
// biome-ignore-all lint: generated
// biome-ignore-all format: generated
import { formats, report, ucs2length } from '@firn/shared-ui/validator-runtime';
export const validateContentCreate = Object.assign(validate10, {"required":["title"],"nullable":["parent"]});
const schema11 = {"type":"object","required":["title"],"properties":{"title":{"type":"string","maxLength":160,"pattern":"\\S"},"slug":{"type":"string","maxLength":80,"pattern":"^[a-z0-9]+(-[a-z0-9]+)*$"},"parent":{"anyOf":[{"anyOf":[{"type":"string","pattern":"^/api/"},{"type":"object","required":["@id"],"properties":{"@id":{"type":"string","pattern":"^/api/"}}}]},{"type":"null"}]}},"additionalProperties":false};
const func2 = ucs2length;
const pattern0 = new RegExp("\\S", "u");
const pattern1 = new RegExp("^[a-z0-9]+(-[a-z0-9]+)*$", "u");
const pattern2 = new RegExp("^/api/", "u");

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.title === undefined){
vErrors = report(vErrors, instancePath, "required", {missingProperty: "title"});
errors++;
}
for(const key0 in data){
if(!(((key0 === "title") || (key0 === "slug")) || (key0 === "parent"))){
vErrors = report(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.title !== undefined){
let data0 = data.title;
if(typeof data0 === "string"){
if(func2(data0) > 160){
vErrors = report(vErrors, instancePath+"/title", "maxLength", {limit: 160});
errors++;
}
if(!pattern0.test(data0)){
vErrors = report(vErrors, instancePath+"/title", "pattern", {pattern: "\\S"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/title", "type", {type: "string"});
errors++;
}
}
if(data.slug !== undefined){
let data1 = data.slug;
if(typeof data1 === "string"){
if(func2(data1) > 80){
vErrors = report(vErrors, instancePath+"/slug", "maxLength", {limit: 80});
errors++;
}
if(!pattern1.test(data1)){
vErrors = report(vErrors, instancePath+"/slug", "pattern", {pattern: "^[a-z0-9]+(-[a-z0-9]+)*$"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/slug", "type", {type: "string"});
errors++;
}
}
if(data.parent !== undefined){
let data2 = data.parent;
const _errs7 = errors;
let valid1 = false;
const _errs8 = errors;
const _errs9 = errors;
let valid2 = false;
const _errs10 = errors;
if(typeof data2 === "string"){
if(!pattern2.test(data2)){
vErrors = report(vErrors, instancePath+"/parent", "pattern", {pattern: "^/api/"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/parent", "type", {type: "string"});
errors++;
}
var _valid1 = _errs10 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const _errs12 = errors;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2["@id"] === undefined){
vErrors = report(vErrors, instancePath+"/parent", "required", {missingProperty: "@id"});
errors++;
}
if(data2["@id"] !== undefined){
let data3 = data2["@id"];
if(typeof data3 === "string"){
if(!pattern2.test(data3)){
vErrors = report(vErrors, instancePath+"/parent/@id", "pattern", {pattern: "^/api/"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/parent/@id", "type", {type: "string"});
errors++;
}
}
}
else {
vErrors = report(vErrors, instancePath+"/parent", "type", {type: "object"});
errors++;
}
var _valid1 = _errs12 === errors;
valid2 = valid2 || _valid1;
}
if(!valid2){
vErrors = report(vErrors, instancePath+"/parent", "anyOf", {});
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
var _valid0 = _errs8 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs16 = errors;
if(data2 !== null){
vErrors = report(vErrors, instancePath+"/parent", "type", {type: "null"});
errors++;
}
var _valid0 = _errs16 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
vErrors = report(vErrors, instancePath+"/parent", "anyOf", {});
errors++;
}
else {
errors = _errs7;
if(vErrors !== null){
if(_errs7){
vErrors.length = _errs7;
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
